import type { Language } from '../site/languages.ts'
import { chapters as allChapters, type ManualChapter } from '../site/navigation.ts'
import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import { NUMBER_WORDS } from './numbers.ts'
import { applyRules, type Passage } from './passage.ts'

/** Phrases that mean all chapters, unlike “the first two chapters”. */
const CHAPTERS: Record<Language, { word: string; notAfter: string }> = {
  en: { word: 'chapters', notAfter: 'first|last|next|other|these|those' },
  sv: { word: 'kapitel|kapitlen', notAfter: 'första|sista|nästa|andra|dessa|här' },
}

/** Finds a typed list of chapters (`1. [Basics](/manual/basics): …`) that differs from the manual's pages. */
export function checkChapterList({ file, language, source }: ContentDocument, chapters = allChapters): Issue[] {
  const entries = source.text.split(/\r\n?|\n/).flatMap((text, index) => {
    const [, label = '', path] = /^\d+[.)]\s+\[([^\]]*)\]\((\/[^)#\s]*)\)/.exec(text) ?? []
    return chapters.some((chapter) => chapter.path === path) ? { label, path, line: index + 1 } : []
  })
  const wrong = (chapter: ManualChapter | undefined, index: number) =>
    entries[index]?.path !== chapter?.path || entries[index]?.label !== chapter?.label[language]
  const rows = Array.from({ length: Math.max(chapters.length, entries.length) }, (_, index) => chapters[index])
  const first = rows.findIndex(wrong) // the others follow from it
  if (entries.length === 0 || first < 0) return []
  const line = (entries[first] ?? entries.at(-1))?.line ?? 1
  const what = `The list of chapters differs from site/page-list.ts at its entry ${first + 1}.`
  const chapter = rows[first]
  const todo = chapter
    ? `Write ${first + 1}. [${chapter.label[language]}](${chapter.path}) there.`
    : 'Remove the entry.'
  return [{ file, line, what, todo }]
}

/** Finds a text that gives a wrong number of chapters (“six chapters”). */
export function checkChapterCount(passages: readonly Passage[], count = allChapters.length): Issue[] {
  return passages.flatMap((passage) => {
    const { word, notAfter } = CHAPTERS[passage.language]
    const words = NUMBER_WORDS[passage.language]
    const others = [...words.keys(), ...Array.from({ length: 50 }, (_, index) => index)].filter(
      (n) => n > 1 && n !== count,
    )
    const numbers = new Set(others.flatMap((number) => [words[number] ?? [], String(number)].flat()))
    const todo = `Write ${words[count]?.split('|')[0] ?? count}, or say it without the number.`
    return applyRules(
      [passage],
      [
        {
          pattern: new RegExp(
            `(?<![\\p{L}\\d])(?<!(?:${notAfter})\\s)(?:${[...numbers].join('|')})\\s+(?:${word})(?!\\p{L})`,
            'giu',
          ),
          what: (found) => `The manual has ${count} chapters, and this says “${found}”.`,
          todo,
        },
      ],
    )
  })
}
