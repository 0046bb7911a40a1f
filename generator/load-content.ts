import { writeContentData } from './content-data.ts'

let written: Promise<void> | undefined

/**
 * Writes the data of the content, and the messages, which name facts of the data.
 * @throws ContentErrors when they are not in order.
 */
export async function makeContent(): Promise<void> {
  await writeContentData()
  const { makeMessages } = await import('./messages.ts') // it reads the facts
  await makeMessages()
}

/** What the code imports of the data of the content, written once in a process, before code that reads the content is loaded. */
function prepare(): Promise<void> {
  written ??= makeContent()
  return written
}

/**
 * The settings, which have presets in the content.
 * @throws ContentErrors when the data are not in order.
 */
export async function loadSettings() {
  await prepare()
  return import('../server/settings.ts')
}

/**
 * What builds the site.
 * @throws ContentErrors when the data are not in order.
 */
export async function loadBuilder() {
  await prepare()
  return import('./build-site.ts')
}
