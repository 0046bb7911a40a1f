import type { Finding } from './finding.ts'
import { findIn, type Passage } from './passage.ts'

type Facts = { product: string; email: string; phone: string; video: { shows: string } }

/** Facts of the site that somebody has typed into a document: they would stay when the fact changes. */
export function checkTypedFacts(passages: readonly Passage[], { product, email, phone }: Facts): Finding[] {
  const facts = Object.entries({ product, email, phone })
  return passages.flatMap((passage) =>
    facts.flatMap(([name, value]) =>
      Array.from(findIn(passage, wordOf(value)), ({ line }) => ({
        file: passage.file,
        line,
        what: `“${value}” is typed here, and would stay when content/site.ts says something else.`,
        todo: `Write {${name}}.`,
      })),
    ),
  )
}

/** What the film says and shows when the product has another name than when it was made. */
export function checkFilmBrand(film: readonly Passage[], { product, video: { shows } }: Facts): Finding[] {
  if (shows === product) return []
  return film.flatMap((passage) =>
    Array.from(findIn(passage, wordOf(shows)), ({ line }) => ({
      file: passage.file,
      line,
      what: `The film says and shows “${shows}”; the product is called “${product}”.`,
      todo: 'Have the film made again, change this line, then write the name it shows in video.shows of content/site.ts.',
    })),
  )
}

function wordOf(value: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'gu')
}
