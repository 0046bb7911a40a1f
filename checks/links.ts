import type { Renderer } from '../build/renderer.ts'
import { languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'

export type LinkUse = { file: string; line: number; address: string }

/** The anchors of every page by its path without the language; null for a page whose document could not be read. */
export type Targets = ReadonlyMap<string, ReadonlySet<string> | null>

/** Links inside the site that lead nowhere, and addresses that the site would take away. */
export function checkLinks(links: readonly LinkUse[], targets: Targets, markdown: Renderer['markdown']): Finding[] {
  return links.flatMap(({ file, line, address }) => {
    const fault = faultOf(address, targets, markdown)
    return fault ? [{ file, line, ...fault }] : []
  })
}

const LANGUAGE = new RegExp(`^/(?:${languages.join('|')})(?:/|$|#)`)

function faultOf(
  address: string,
  targets: Targets,
  { safeHref }: Renderer['markdown'],
): { what: string; todo: string } | null {
  if (/^\{\w+\}$|^mailto:\{\w+\}$|^tel:\{\w+\}$/.test(address)) return null // a fact of content/site.ts
  if (safeHref(address) === null) {
    return { what: `The site removes the address “${address}”.`, todo: 'Begin it with /, https://, mailto: or tel:.' }
  }
  if (/^(mailto|tel):/i.test(address)) return null
  if (/^https?:/i.test(address)) {
    return URL.canParse(address)
      ? null
      : { what: `“${address}” is no address.`, todo: 'Copy it from the browser again.' }
  }
  if (LANGUAGE.test(address)) {
    return {
      what: `The address “${address}” names a language.`,
      todo: 'Leave /sv out: the page puts the reader’s language in by itself.',
    }
  }
  const [path = '', anchor] = address.split('#')
  const anchors = targets.get(path.replace(/\?.*/, ''))
  if (anchors === undefined) {
    const todo = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/.test(path)
      ? `Write https://${path} if it is another site; else take an address from content/pages.ts, with / first.`
      : 'Take an address from content/pages.ts, with / first.'
    return { what: `No page has the address “${path}”.`, todo }
  }
  if (!anchor || anchors === null || anchors.has(anchor)) return null
  const near = nearest(anchor, anchors)
  return {
    what: `The page ${path} has no heading “#${anchor}”.`,
    todo: near ? `Write #${near}, or give the heading meant the id {#${anchor}}.` : 'Leave the part from # out.',
  }
}

/** The anchor that shares most letters at its beginning or end: usually the one that was meant. */
function nearest(anchor: string, anchors: ReadonlySet<string>): string | null {
  let best: string | null = null
  let bestScore = -1
  for (const candidate of anchors) {
    let same = 0
    while (same < anchor.length && anchor[same] === candidate[same]) same++
    const score = same * 2 + anchor.split('-').filter((word) => candidate.split('-').includes(word)).length * 3
    if (score > bestScore) [best, bestScore] = [candidate, score]
  }
  return best
}
