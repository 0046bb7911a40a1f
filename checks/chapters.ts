import { chapters as allChapters, type ManualChapter } from '../site/navigation.ts'
import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'

/** Finds a typed list of chapters (`1. [Basics](/manual/basics): …`) that differs from the manual's pages. */
export function checkChapterList({ file, language, source }: ContentDocument, chapters = allChapters): Issue[] {
  const entries = source.text.split(/\r\n?|\n/).flatMap((text, index) => {
    const [, label = '', path] = /^\d+[.)]\s+\[([^\]]*)\]\((\/[^)#\s]*)\)/.exec(text) ?? []
    return chapters.some((chapter) => chapter.path === path) ? { label, path, line: index + 1 } : []
  })
  const wrong = (chapter: ManualChapter | undefined, index: number) =>
    entries[index]?.path !== chapter?.path || entries[index]?.label !== chapter?.label[language]
  const rows = Array.from({ length: Math.max(chapters.length, entries.length) }, (_, index) => chapters[index])
  const first = rows.findIndex(wrong) // only the first is reported: after a missing or extra entry, all later ones differ too
  if (entries.length === 0 || first < 0) return []
  const line = (entries[first] ?? entries.at(-1))?.line ?? 1
  const what = `The list of chapters differs from site/page-list.ts at its entry ${first + 1}.`
  const chapter = rows[first]
  const todo = chapter
    ? `Write ${first + 1}. [${chapter.label[language]}](${chapter.path}) there.`
    : 'Remove the entry.'
  return [{ file, line, what, todo }]
}
