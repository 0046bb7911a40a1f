import type { Issue } from './issue.ts'
import { applyRules, type Passage } from './passage.ts'

type Facts = { product: string; email: string; phone: string; video: { shows: string } }

/** Facts of the site that somebody has typed into a document: they would stay when the fact changes. */
export function checkTypedFacts(passages: readonly Passage[], { product, email, phone }: Facts): Issue[] {
  const rules = Object.entries({ product, email, phone }).map(([name, value]) => ({
    pattern: matchWord(value),
    what: `“${value}” is typed here, and would stay when content/site.ts says something else.`,
    todo: `Write {${name}}.`,
  }))
  return applyRules(passages, rules)
}

/** What the film says and shows when the product has another name than when it was made. */
export function checkFilmBrand(film: readonly Passage[], { product, video: { shows } }: Facts): Issue[] {
  const what = `The film says and shows “${shows}”; the product is called “${product}”.`
  const todo =
    'Have the film made again, change this line, then write the name it shows in video.shows of content/site.ts.'
  return shows === product ? [] : applyRules(film, [{ pattern: matchWord(shows), what, todo }])
}

/** Numbers of chapters that somebody has typed: they would be wrong after a new chapter. */
export function checkChapterNumbers(passages: readonly Passage[], names: readonly string[]): Issue[] {
  const pattern = /(?<!\p{L})(?:chapters?|kapitel|kapitlen)\s+\d+/giu
  const what = (found: string) => `“${found}” does not follow the order of the chapters.`
  const todo = (found: string) => {
    const name = names[Number(/\d+/.exec(found)?.[0]) - 1]
    return name ? `Write {${name}} instead of the number.` : `The manual has ${names.length} chapters.`
  }
  return applyRules(passages, [{ pattern, what, todo }])
}

function matchWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}`, 'gu')
}
