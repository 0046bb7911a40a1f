import { readPublicAddress } from '../server/public-address.ts'
import { type ContentData, readContentData, writeContentData } from './content-data.ts'
import { ContentError, ContentErrors } from './content-error.ts'
import { addDocumentPictures } from './document-pictures.ts'
import { makeMessages } from './messages.ts'
import { listReplaceable, missingContacts, withoutSamples } from './sample-values.ts'
import { writeIfChanged } from './write-generated.ts'

let written: Promise<void> | undefined

/**
 * Writes the modules of data and messages anew, as after a change of the content. Without the site's address on the web it is
 * a preview, with samples; with it nothing that is made has one.
 * @throws ContentErrors when they are not in order.
 */
export async function makeContent(): Promise<void> {
  const data = await addDocumentPictures(await readContentData())
  const isPreview = readPublicAddress(process.env) === ''
  if (!isPreview) assertReachable(data)
  await writeContentData(isPreview ? data : withoutSamples(data))
  await writeIfChanged('preview.ts', previewModule(data, isPreview))
  await makeMessages()
}

/** @throws ContentErrors as long as nobody could write or ring. */
function assertReachable(data: ContentData): void {
  const todo =
    'Write the real one, and take its name out of “samples” at the end of the file; or build without PUBLIC_ADDRESS, for a preview.'
  const errors = missingContacts(data).map(
    ({ file, line, name }) =>
      new ContentError(file, `“${name.en}” is only a sample, and a public site must be reachable.`, todo, line),
  )
  if (errors.length > 0) throw new ContentErrors(errors)
}

/** What a preview says of itself; a public build has only that it is none, and which facts it has to do without. */
function previewModule(data: ContentData, isPreview: boolean): string {
  const samples = listReplaceable(data).filter(({ isSample }) => isSample)
  const shown = samples.map(({ file, group, name, value, without }) => ({ file, group, name, value, without }))
  return `/* Made by generator/write-content.ts of what is a sample in content/. */
import type { Language } from '../site/languages.ts'

type Words = Readonly<Record<Language, string>>
type Sample = { file: string; group: Words; name: Words; value: Words; without: Words }

/** Whether this is built without the site's address on the web: then samples are shown, and every page says so. */
export const isPreview: boolean = ${isPreview}

/** What is still a sample, for the list in the preview. */
export const samples: readonly Sample[] = ${JSON.stringify(isPreview ? shown : [], null, 2)}

/** The facts that a public build does without. */
export const leftOut: readonly string[] = ${JSON.stringify(isPreview ? [] : data.site.value.samples)}
`
}

/** Writes the content modules once in a process, before code that imports those modules is loaded. */
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
