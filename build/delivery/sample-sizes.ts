import path from 'node:path'
import { generatedFolder } from '../places.ts'
import { writeIfChanged } from '../write-if-changed.ts'

const SIZES = path.join(generatedFolder, 'sample-sizes.ts')

/** Tells the pages how many bytes each file of the sample deliveries has. */
export function listSizes(sizes: Readonly<Record<string, number>>): Promise<void> {
  const text = `/** Made by build/delivery: the files of the sample deliveries as far as they are built, and their bytes. */
export const sampleSizes: Readonly<Record<string, number>> = ${JSON.stringify(sizes, null, 2)}
`
  return writeIfChanged(SIZES, text)
}
