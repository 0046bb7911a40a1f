import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fragmentAddress, type PageFragment } from '../src/loading/contract/page-fragment.ts'
import { siteFolder } from './places.ts'

/** Writes what of a page is its own beside the page, for who turns to it from another. */
export async function writeFragment(pathname: string, body: string, rest: Omit<PageFragment, 'main'>): Promise<void> {
  const file = path.join(siteFolder, fragmentAddress(pathname))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ ...rest, main: insideMain(body) } satisfies PageFragment))
}

function insideMain(body: string): string {
  const main = /<main [^>]*>(.*)<\/main>/s.exec(body)?.[1]
  if (main === undefined) throw new Error('A page has no main part.')
  return main
}
