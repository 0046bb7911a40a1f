import type { Targets } from './links.ts'
import type { ContentDocument } from './read-document.ts'

type Pages = {
  /** Every address, and the one of the same page that search engines know. */
  addresses: readonly string[]
  canonicalOf: (path: string) => string
  /** The names of all documents, and the page that shows one. */
  names: readonly string[]
  pathOf: (document: string) => string
  /** Anchors that stand in the code of a page: of one without a document, or beside its document. */
  inCode: Readonly<Record<string, readonly string[]>>
}

/** The anchors of every page: the headings of its document in one language, or the ids of its code. */
export function readTargets(
  documents: readonly ContentDocument[],
  { addresses, canonicalOf, names, pathOf, inCode }: Pages,
): Targets {
  const targets = new Map<string, Set<string> | null>()
  for (const path of addresses) targets.set(path, new Set(inCode[path] ?? []))
  for (const name of names) {
    const document = documents.find((entry) => entry.name === name)
    const path = pathOf(name)
    if (!targets.has(path)) continue // the privacy policy has no page of its own
    targets.set(
      path,
      document
        ? new Set([
            ...(inCode[path] ?? []),
            ...document.headings.flatMap(({ id, depth }) => (depth === 2 || depth === 3 ? id : [])),
          ])
        : null,
    )
  }
  for (const path of addresses) targets.set(path, targets.get(canonicalOf(path)) ?? null)
  return targets
}

/** The ids written out in the code of a page. */
export function readIds(code: readonly string[]): string[] {
  return code.flatMap((source) => [...source.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id))
}
