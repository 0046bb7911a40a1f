import { type Language, languages, ofLanguages } from '../content/languages.ts'
import type { Issue } from './issue.ts'
import { applyRules, excerpt, lineAt, type Passage, type Rule } from './passage.ts'

/** How a claim about the product looks, whatever its figure. */
const PATTERNS: Record<Language, readonly { about: string; pattern: RegExp }[]> = {
  en: [
    { about: 'hectares surveyed', pattern: /\d[\d,.]*\s+(hectares|ha)\s+(surveyed|mapped|covered|inventoried)/gi },
    { about: 'the number of orthophotos', pattern: /\d[\d,]{3,}\s+(Rapid )?Orthophotos/gi },
    { about: 'seconds per hectare', pattern: /[\d–-]+\s+(seconds|s)\s*(per|a|\/)\s*(hectare|ha)\b/gi },
    { about: 'the time to finish', pattern: /\d+\s+minutes?\s+(to finish|until (it is )?(finished|ready|done))/gi },
    { about: 'speed compared', pattern: /(\d+|[a-z]+)\s+times\s+(faster|as fast|quicker)/gi },
    { about: 'area on foot and by drone', pattern: /\d[\d,]*\s+(hectares|ha)\s+(on foot|by drone|with a drone)/gi },
  ],
  sv: [
    {
      about: 'inventerade hektar',
      pattern: /\d[\d\s.,]*\s(inventerade\s+(hektar|ha)|(hektar|ha)\s+(inventerade|kartlagda))/gi,
    },
    { about: 'antalet ortofoton', pattern: /\d[\d\s.,]{3,}(Rapid Orthophotos|ortofoton)/gi },
    { about: 'sekunder per hektar', pattern: /[\d–-]+\s+(sekunder|s)\s*(per|\/)\s*(hektar|ha)(?!\p{L})/giu },
    {
      about: 'tiden tills det är klart',
      pattern: /(klart?|färdigt?)\s+(på|inom|efter)\s+(cirka|ungefär|omkring|ca)?\s*\d+\s+minuter/gi,
    },
    { about: 'jämförd hastighet', pattern: /(\d+|\p{L}+)\s+gånger\s+(så\s+)?(snabbare|snabbt|fortare)/giu },
    { about: 'areal till fots och med drönare', pattern: /\d[\d\s]*\s(hektar|ha)\s+(till fots|med drönare)/gi },
  ],
}

/**
 * Claims about the product that stand in a text in other words, with another figure or in the wrong language than
 * content/claims.ts knows, and claims said twice in the same document.
 */
export function checkClaims(passages: readonly Passage[], texts: Record<Language, readonly string[]>): Issue[] {
  const twice: Issue[] = []
  const said = new Map<string, number>()
  // A comparison that is given an object (faster than what?) is another claim.
  const wordings = ofLanguages((language) =>
    texts[language].map((claim) => new RegExp(`${RegExp.escape(claim)}(?!\\s+(?:än|than)\\s)`, 'gi')),
  )
  const others = passages.map((passage) => {
    const { file, language } = passage
    const text = wordings[language].reduce(
      (rest, wording) =>
        rest.replace(wording, (claim, index: number) => {
          const line = passage.line + lineAt(rest, index) - 1
          const first = said.get(`${file} ${wording}`)
          if (first && file.endsWith('.md')) {
            const what = `The claim “${claim}” stands here and in line ${first}.`
            twice.push({ file, line, what, todo: 'Say a claim once in a document.' })
          }
          said.set(`${file} ${wording}`, line)
          return claim.replace(/[^\n]/g, '·')
        }),
      passage.text,
    )
    return { ...passage, text }
  })
  return [...twice, ...applyRules(others, RULES)]
}

const RULES = languages.flatMap((language) =>
  PATTERNS[language].map(
    ({ about, pattern }): Rule => ({
      language,
      pattern,
      what: (found) =>
        `“${excerpt(found)}” is a claim (${about}) that content/claims.ts does not know in this language.`,
      todo: `Write it exactly as content/claims.ts does (${language}), or remove it.`,
    }),
  ),
)
