import type { makeGenerated } from './make-generated.ts'
import { prepareContent } from './write-content.ts'

/** The output of the generators that the build copies into the site: drawings of findings and shared drawings by file. */
export type Generated = Awaited<ReturnType<typeof makeGenerated>>

let generated: Promise<Generated> | undefined

/**
 * Writes generated/, which the code imports, once in a process: the data and messages of the content first, then what code
 * that imports them makes.
 * @throws ContentErrors when the data are not in order.
 */
export function generate(): Promise<Generated> {
  generated ??= makeAll()
  return generated
}

async function makeAll(): Promise<Generated> {
  await prepareContent()
  const { makeGenerated } = await import('./make-generated.ts')
  return makeGenerated()
}
