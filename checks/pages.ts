import type { Finding } from './finding.ts'
import { lineOf } from './locate.ts'

type Page = { name: string; path: string; kind: string; aliases?: readonly string[]; siblings?: readonly string[] }

const FILE = 'content/pages.ts'
/** Names of pages stand before it, too, for other things. */
const BEGINNING = 'export const pages = {'

const ADDRESS = /^\/([a-z0-9]+([-_][a-z0-9]+)*(\/|$))*$/

/** Addresses in content/pages.ts that two pages would answer to or nobody could type, and siblings that are no use cases. */
export function checkPages(pages: readonly Page[], source: string): Finding[] {
  const start = Math.max(0, source.indexOf(BEGINNING))
  const above = source.slice(0, start).split('\n').length - 1
  const at = (...keys: string[]) => above + lineOf(source.slice(start), keys)
  const findings: Finding[] = []
  const owners = new Map<string, string>()
  for (const { name, path, aliases = [] } of pages) {
    for (const [index, address] of [path, ...aliases].entries()) {
      const owner = owners.get(address)
      const line = at(name, index === 0 ? 'path' : 'aliases')
      const what = `“${address}” is the address of ${name === owner ? 'this page already' : `the page ${owner}, too`}.`
      if (owner) findings.push({ file: FILE, line, what, todo: 'Give each page addresses of its own.' })
      if (!ADDRESS.test(address)) {
        const todo = 'Write small letters from a to z, digits and hyphens after each /, as in /bark-beetle.'
        findings.push({ file: FILE, line, what: `“${address}” is no address that people can type.`, todo })
      }
      owners.set(address, owner ?? name)
    }
  }
  const useCases = pages.filter(({ kind }) => kind === 'useCase').map(({ name }) => name)
  for (const { name, siblings = [] } of pages) {
    for (const sibling of siblings.filter((entry) => !useCases.includes(entry))) {
      const todo = `There are: ${useCases.join(', ')}.`
      findings.push({ file: FILE, line: at(name, 'siblings'), what: `“${sibling}” is no use case.`, todo })
    }
  }
  return findings
}
