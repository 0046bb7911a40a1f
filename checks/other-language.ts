import { englishLanguageNames, type Language, languages, mapLanguages } from '../site/languages.ts'
import type { Issue } from './issue.ts'
import { excerpt, lineAt, type Passage } from './passage.ts'

/**
 * The most common words of each language, to detect the language of a sentence. Words that exist in both languages,
 * such as “is” (Swedish for ice), are left out.
 */
const COMMON_WORDS: Record<Language, string> = {
  en: `the an and or of to with from into at for if as but not nor that this these those there here it its you
    your we our us they them their he she his who what when where which why how are was were been being has have does
    do did can could will would should may might than then so about after again also always any because before
    between both each every few first how into least less like many more most much never new next now only other
    out over own same some such through too until up very while without on`,
  sv: `och att det som för på är av med den ett inte till från du din ditt dina vi vår vårt våra oss kan ska eller om så
    när där här vad vem vilken vilket vilka hur varför var har hade blir bli finns får ni er ert de dem deras han hon
    sitt sina utan efter innan mellan vid över också alltid aldrig redan bara mer mest mindre många någon
    något några ingen inget inga alla allt varje samma andra annan annat nya ny nytt än eftersom både hos mot
    genom en hela ut upp ner`,
}

/** Skipped because it is not prose: quotations, addresses, placeholders and code. */
const NO_PROSE = /[‘”“][^’”“\n]*[’”]|\{[^}\n]*\}|\S*[@/\\]\S*/g

const commonWords = mapLanguages((language) => new Set(COMMON_WORDS[language].split(/\s+/)))

/** Reports sentences in the wrong language, which have more common words of another language than of their own. */
export function checkLanguage(passages: readonly Passage[]): Issue[] {
  return passages.flatMap(({ file, line, language, text }) =>
    Array.from(text.replace(NO_PROSE, (found) => '·'.repeat(found.length)).matchAll(/[^.!?:;…\n]+/g)).flatMap(
      (match) => {
        const other = otherLanguage(match[0], language)
        if (!other) return []
        const sentence = excerpt(text.slice(match.index, match.index + match[0].length))
        const what = `“${sentence}” is ${englishLanguageNames[other]}, and the text around it ${englishLanguageNames[language]}.`
        const todo = `Write it in ${englishLanguageNames[language]}; words of another language that are meant stand in quotation marks.`
        return { file, line: line + lineAt(text, match.index) - 1, what, todo }
      },
    ),
  )
}

function otherLanguage(sentence: string, language: Language): Language | undefined {
  const written = sentence.match(/[\p{L}\p{N}]+(?:[-’][\p{L}\p{N}]+)*/gu) ?? []
  const words = written.filter((word) => !/^\p{Lu}+$/u.test(word)).map((word) => word.toLowerCase()) // “IT” is not the word “it”
  const own = commonWords[language]
  const count = (known: ReadonlySet<string>, not: ReadonlySet<string>) =>
    words.filter((word) => known.has(word) && !not.has(word)).length
  return languages.find((other) => {
    const theirs = commonWords[other]
    return other !== language && count(theirs, own) > count(own, theirs)
  })
}
