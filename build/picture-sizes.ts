import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pictures as documented } from '../content/pictures.ts'
import { encodePicture } from './encode-pictures.ts'
import { makeFigures } from './figures.ts'
import type { Picture } from './pictures.ts'
import { generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** The width that a phone takes, and that the field mode shows. */
const PHONE_WIDTH = 800

/** Writes generated/picture-sizes.ts: what the pictures and drawings of documents cost on the wire, in the size of phones. */
export async function makePictureSizes(described: readonly Picture[]): Promise<void> {
  const photographs = described
    .filter(({ name }) => name in documented)
    .map(async ({ name, hash }) => {
      const file = await encodePicture(described, `${name}-${PHONE_WIDTH}.${hash}.avif`)
      return [`/pictures/${name}.jpg`, file?.length ?? 0] as const
    })
  const drawings = [...(await makeFigures())].map(
    ([name, text]) => [`/figures/${name}`, brotliCompressSync(text).length] as const,
  )
  const lines = [...(await Promise.all(photographs)), ...drawings].map(
    ([address, bytes]) => `  ${JSON.stringify(address)}: ${Math.ceil(bytes / 1000)},`,
  )
  await writeIfChanged(
    path.join(generatedFolder, 'picture-sizes.ts'),
    `/** Made by build/picture-sizes.ts: kilobytes on the wire of what documents show, in the size of phones. */
export const pictureSizes: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`,
  )
}
