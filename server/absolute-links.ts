import { type Compressed, compress } from './compressed.ts'
import type { SiteFile } from './site/build.ts'

/** A visitor may send any Host; only a few are kept. */
const MOST_HOSTS = 4
const LINK = /(<link rel="(?:canonical|alternate)"[^>]*? href=")\//g
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i

/** The pages of each host, by the file that they are made of: those of a build that is gone go with it. */
const hosts = new Map<string, WeakMap<SiteFile, Compressed>>()

/**
 * A built page that names its twins by relative addresses, because the build did not know the public one, with these
 * links made absolute for the host that was asked, as search engines want them; null for other pages, and for a Host
 * header that is none.
 */
export async function pageForHost(file: SiteFile, protocol: string, host: string): Promise<Compressed | null> {
  if (!HOST.test(host)) return null
  const origin = `${protocol}://${host}`
  const pages = hosts.get(origin) ?? new WeakMap<SiteFile, Compressed>()
  if (!hosts.has(origin)) {
    const [oldest] = hosts.keys()
    if (hosts.size >= MOST_HOSTS && oldest) hosts.delete(oldest)
    hosts.set(origin, pages)
  }
  const known = pages.get(file)
  if (known) return known
  const html = String(file.bytes)
  if (html.search(LINK) < 0) return null
  const page = await compress(html.replace(LINK, `$1${origin}/`))
  pages.set(file, page)
  return page
}
