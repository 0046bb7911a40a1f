import type { Sample } from './samples.ts'

/**
 * The page of docs on what to fill in before the site goes live, with the samples that each file has now.
 * @throws Error when a file with samples has no heading on the page.
 */
export function listSamples(page: string, samples: readonly Sample[]): string {
  const found = Map.groupBy(samples, ({ file }) => file)
  for (const file of found.keys())
    if (!page.includes(`\n## ${file}\n`)) throw new Error(`docs/before-you-go-live.md has no heading “## ${file}”.`)
  return page
    .replace(/\d+ in all/, `${samples.length} in all`)
    .replace(/^(## (content\/\S+)\n\n.+\n)(?:\n(?:- \[[ x]\] .*\n)+)?/gm, (_, head: string, file: string) => {
      const items = (found.get(file) ?? []).map(({ what }) => `- [ ] ${what}\n`)
      return items.length > 0 ? `${head}\n${items.join('')}` : head
    })
}
