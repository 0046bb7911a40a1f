import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { siteFolder } from './places.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Documents are left out: they may be edited where they lie, and a stale copy beside them would win. */
const COMPRESSED = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/** Puts a Brotli and a gzip file beside every text file of the site. */
export async function compressSite(): Promise<void> {
  const files = await readdir(siteFolder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && COMPRESSED.test(file.name))
  await Promise.all(
    texts.map(async (file) => {
      const name = path.join(file.parentPath, file.name)
      const text = await readFile(name)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await Promise.all([
        brotli(text, quality).then((data) => writeFile(`${name}.br`, data)),
        zip(text, { level: 9 }).then((data) => writeFile(`${name}.gz`, data)),
      ])
    }),
  )
}
