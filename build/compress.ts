import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached, isCached } from './cache.ts'
import { siteFolder } from './places.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const COMPRESSED = /\.(html|js|css|svg|json|geojson|csv|md|xml|txt|webmanifest)$/
/** The last step of quality takes as long as all before it: what is large, or one of many, is a fiftieth larger without. */
const LARGE_BYTES = 256 * 1024
const MANY_FILES = 500
const QUICK = 5
/** As many as Node compresses side by side. */
const AT_ONCE = 4

/** Puts a Brotli and a gzip file beside every text file of the site; quickly where the best is not known yet. */
export async function compressSite(isQuick: boolean): Promise<void> {
  const files = await readdir(siteFolder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && COMPRESSED.test(file.name))
  const best = texts.length > MANY_FILES ? 10 : 11
  const compressNext = async () => {
    for (let file = texts.shift(); file; file = texts.shift()) {
      const name = path.join(file.parentPath, file.name)
      const text = await readFile(name)
      const wanted = text.length > LARGE_BYTES ? 10 : best
      const quality = isQuick && !isCached(['br', String(wanted), text]) ? QUICK : wanted
      const pack = () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      await writeFile(`${name}.br`, await cached(['br', String(quality), text], pack))
      await writeFile(`${name}.gz`, await cached(['gz', text], () => zip(text, { level: 9 })))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
}
