import { readPublicAddress } from '../../server/public-address.ts'
import { writeIfChanged } from '../files/write-generated.ts'
import { type ContentData, readContentData, writeDataModules } from './content-data.ts'
import { ContentError, ContentErrors } from './content-error.ts'
import { addDocumentPictures } from './document-pictures.ts'
import { writeMessageModules } from './messages.ts'
import { listMissingContacts, listOwnerValues, removeSamples } from './sample-values.ts'

let written: Promise<void> | undefined

/**
 * Writes the generated modules of data and messages. Without PUBLIC_ADDRESS the build is a preview with samples;
 * otherwise samples are removed.
 * @throws ContentErrors when the content is invalid.
 */
export async function writeContentModules(): Promise<void> {
  const data = await addDocumentPictures(await readContentData())
  const isPreview = readPublicAddress(process.env) === ''
  if (!isPreview) assertReachable(data)
  await writeDataModules(isPreview ? data : removeSamples(data))
  await writeIfChanged('preview.ts', previewModule(data, isPreview))
  await writeMessageModules()
}

/** @throws ContentErrors when the email address or telephone number of a public site is still a sample. */
function assertReachable(data: ContentData): void {
  const todo =
    'Write the real one, and take its name out of “samples” at the end of the file; or build without PUBLIC_ADDRESS, for a preview.'
  const errors = listMissingContacts(data).map(
    ({ file, line, name }) =>
      new ContentError(file, `“${name.en}” is only a sample, and a public site must be reachable.`, todo, line),
  )
  if (errors.length > 0) throw new ContentErrors(errors)
}

/** The source of the module with preview data; in a public build it has no samples, only the names of omitted facts. */
function previewModule(data: ContentData, isPreview: boolean): string {
  const samples = listOwnerValues(data).filter(({ isSample }) => isSample)
  const shown = samples.map(({ file, group, name, value, without }) => ({ file, group, name, value, without }))
  return `/* Made by generator/content/write-content.ts of what is a sample in content/. */
import type { Words } from '../site/languages.ts'

type Sample = { file: string; group: Words; name: Words; value: Words; without: Words }

/** Whether this is a preview, built without PUBLIC_ADDRESS: samples are shown, and every page says so. */
export const isPreview: boolean = ${isPreview}

/** Remaining samples, for the list in the preview. */
export const samples: readonly Sample[] = ${JSON.stringify(isPreview ? shown : [], null, 2)}

/** Facts that this public build leaves out. */
export const leftOut: readonly string[] = ${JSON.stringify(isPreview ? [] : data.site.value.samples)}
`
}

/** Writes the content modules once per process; to be called before importing modules that depend on them. */
export function ensureContentModules(): Promise<void> {
  written ??= writeContentModules()
  return written
}

/**
 * Imports the settings, whose defaults are in the content.
 * @throws ContentErrors when the content is invalid.
 */
export async function loadSettings() {
  await ensureContentModules()
  return import('../../server/settings.ts')
}
