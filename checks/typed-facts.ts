import { chapters } from '../content/navigation.ts'
import { site } from '../content/site.ts'
import type { Issue } from './issue.ts'
import { applyRules, type Passage } from './passage.ts'

type Facts = { product: string; email: string; phone: string; video: { shows: string } }

/** Facts of the site and numbers of chapters that somebody has typed into a document: they would stay as they are. */
export function checkTypedFacts(document: Passage, { product, email, phone }: Facts = site): Issue[] {
  const facts = Object.entries({ product, email, phone }).map(([name, value]) => ({
    pattern: matchWord(value),
    what: `“${value}” is typed here, and would stay when content/site.ts says something else.`,
    todo: `Write {${name}}.`,
  }))
  const numbers = chapters.map(({ name, number }) => ({
    pattern: new RegExp(`(?<!\\p{L})(?:chapters?|kapitel|kapitlen)\\s+${number}(?!\\d)`, 'giu'),
    what: (found: string) => `“${found}” does not follow the order of the chapters.`,
    todo: `Write {${name}} instead of the number.`,
  }))
  return applyRules([document], [...facts, ...numbers])
}

/** What the film says and shows when the product has another name than when it was made. */
export function checkFilmBrand(film: readonly Passage[], { product, video: { shows } }: Facts = site): Issue[] {
  const what = `The film says and shows “${shows}”; the product is called “${product}”.`
  const todo = 'Have the film made again, change this line, and put the new name into video.shows of content/site.ts.'
  return shows === product ? [] : applyRules(film, [{ pattern: matchWord(shows), what, todo }])
}

function matchWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}`, 'gu')
}
