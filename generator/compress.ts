import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from './cache.ts'
import { siteFolder } from './folders.ts'
import { listFiles } from './list-files.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const COMPRESSED = /\.(html|js|css|svg|json|geojson|csv|md|xml|txt|webmanifest)$/
/** What changes seldom is compressed best: a sixtieth smaller, in more than twice the time. */
const BEST = /\.(js|css)$/
/** The thread pool of Node (libuv) has four threads; each file that is compressed holds buffers of its own. */
const AT_ONCE = Math.min(4, availableParallelism())

/** Puts a Brotli and a gzip file beside every text file of the site. */
export async function compressSite(): Promise<void> {
  const texts = (await listFiles(siteFolder)).filter((file) => COMPRESSED.test(file))
  const compress = async (file: string) => {
    const name = path.join(siteFolder, file)
    const text = await readFile(name)
    const quality = BEST.test(file) ? 11 : 10
    const pack = () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    await writeFile(`${name}.br`, await cached(['br', String(quality), text], pack))
    await writeFile(`${name}.gz`, await cached(['gz', text], () => zip(text, { level: 9 })))
  }
  await Readable.from(texts).forEach(compress, { concurrency: AT_ONCE })
}
