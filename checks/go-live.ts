import type { Sample } from './samples.ts'

/** The page of docs on what to fill in before the site goes live, with the samples that each file has now. */
export function listSamples(page: string, samples: readonly Sample[]): string {
  const found = Map.groupBy(samples, ({ file }) => file)
  return page
    .replace(/\d+ in all/, `${samples.length} in all`)
    .replace(/^(## (content\/\S+)\n\n.+\n)(?:\n(?:- \[ \] .*\n)+)?/gm, (_, head: string, file: string) => {
      const items = (found.get(file) ?? []).map(({ what }) => `- [ ] ${what}\n`)
      return items.length > 0 ? `${head}\n${items.join('')}` : head
    })
}
