import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoizeOnDisk } from '../files/cache.ts'
import { stagedSiteFolder } from '../files/folders.ts'
import { listFiles } from '../files/list-files.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const COMPRESSIBLE_FILES = /\.(html|js|css|svg|json|geojson|csv|md|xml|txt|webmanifest)$/
/** Brotli quality 11 for files that change seldom: 1.7 % smaller, but more than twice as slow. */
const BEST_COMPRESSED_FILES = /\.(js|css)$/
/** Concurrency: libuv's thread pool has four threads, and each file being compressed holds its own buffers. */
const MAX_CONCURRENT = Math.min(4, availableParallelism())

/** Writes a .br and a .gz file beside every text file of the site. */
export async function compressSite(): Promise<void> {
  const texts = (await listFiles(stagedSiteFolder)).filter((file) => COMPRESSIBLE_FILES.test(file))
  const compress = async (file: string) => {
    const name = path.join(stagedSiteFolder, file)
    const text = await readFile(name)
    const quality = BEST_COMPRESSED_FILES.test(file) ? 11 : 10
    const pack = () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    await writeFile(`${name}.br`, await memoizeOnDisk(['br', String(quality), text], pack))
    await writeFile(`${name}.gz`, await memoizeOnDisk(['gz', text], () => zip(text, { level: 9 })))
  }
  await Readable.from(texts).forEach(compress, { concurrency: MAX_CONCURRENT })
}
