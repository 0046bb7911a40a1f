import { readFile } from 'node:fs/promises'
import { type Compressed, compress } from './compressed.ts'

/** A visitor may send any Host; only a few are kept. */
const MOST_HOSTS = 4
const LINK = /(<link rel="(?:canonical|alternate)"[^>]*? href=")\//g
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i

const hosts = new Map<string, Map<string, Compressed>>()

/** Whether a built page names its twins by relative addresses, because the build did not know the public one. */
export function hasRelativeLinks(html: string): boolean {
  return html.search(LINK) >= 0
}

/**
 * The page of a file with canonical and language links made absolute for the host that was asked, as search engines
 * want them; null for a Host header that is none.
 */
export async function pageForHost(file: string, protocol: string, host: string): Promise<Compressed | null> {
  if (!HOST.test(host)) return null
  const origin = `${protocol}://${host}`
  const pages = hosts.get(origin) ?? new Map<string, Compressed>()
  if (!hosts.has(origin)) {
    const [oldest] = hosts.keys()
    if (hosts.size >= MOST_HOSTS && oldest) hosts.delete(oldest)
    hosts.set(origin, pages)
  }
  const known = pages.get(file)
  if (known) return known
  const html = (await readFile(file, 'utf8')).replace(LINK, `$1${origin}/`)
  const page = await compress(html)
  pages.set(file, page)
  return page
}
