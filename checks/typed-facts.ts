import type { Issue } from './issue.ts'
import { findIn, type Passage } from './passage.ts'

type Facts = { product: string; email: string; phone: string; video: { shows: string } }

/** Facts of the site that somebody has typed into a document: they would stay when the fact changes. */
export function checkTypedFacts(passages: readonly Passage[], { product, email, phone }: Facts): Issue[] {
  return Object.entries({ product, email, phone }).flatMap(([name, value]) =>
    findWord(passages, value, {
      what: `“${value}” is typed here, and would stay when content/site.ts says something else.`,
      todo: `Write {${name}}.`,
    }),
  )
}

/** What the film says and shows when the product has another name than when it was made. */
export function checkFilmBrand(film: readonly Passage[], { product, video: { shows } }: Facts): Issue[] {
  if (shows === product) return []
  return findWord(film, shows, {
    what: `The film says and shows “${shows}”; the product is called “${product}”.`,
    todo: 'Have the film made again, change this line, then write the name it shows in video.shows of content/site.ts.',
  })
}

/** Numbers of chapters that somebody has typed: they would be wrong after a new chapter. */
export function checkChapterNumbers(passages: readonly Passage[], names: readonly string[]): Issue[] {
  return passages.flatMap((passage) =>
    Array.from(findIn(passage, /(?<!\p{L})(?:chapters?|kapitel|kapitlen)\s+\d+/giu), ({ found, line }) => {
      const name = names[Number(/\d+/.exec(found)?.[0]) - 1]
      const todo = name ? `Write {${name}} instead of the number.` : `The manual has ${names.length} chapters.`
      return { file: passage.file, line, what: `“${found}” does not follow the order of the chapters.`, todo }
    }),
  )
}

function findWord(passages: readonly Passage[], word: string, said: Pick<Issue, 'what' | 'todo'>): Issue[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}`, 'gu')
  return passages.flatMap((passage) =>
    Array.from(findIn(passage, pattern), ({ line }) => ({ file: passage.file, line, ...said })),
  )
}
