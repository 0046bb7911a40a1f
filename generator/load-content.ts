import { writeContentData } from './content-data.ts'
import { makeMessages } from './messages.ts'

let written: Promise<void> | undefined

/**
 * Writes the modules of data and messages anew, as after a change of the content.
 * @throws ContentErrors when they are not in order.
 */
export async function makeContent(): Promise<void> {
  await writeContentData()
  await makeMessages()
}

/** The same once in a process, before code that imports those modules is loaded. */
export function prepareContent(): Promise<void> {
  written ??= makeContent()
  return written
}

/**
 * The settings, which have presets in the content.
 * @throws ContentErrors when the data are not in order.
 */
export async function loadSettings() {
  await prepareContent()
  return import('../server/settings.ts')
}

/**
 * What builds the site.
 * @throws ContentErrors when the data are not in order.
 */
export async function loadBuilder() {
  await prepareContent()
  return import('./build-site.ts')
}
