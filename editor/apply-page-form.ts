import path from 'node:path'
import { parse, stringify } from 'yaml'
import { dataFilePath } from '../generator/content/content-data.ts'
import { YAML_OPTIONS } from '../generator/content/format-yaml.ts'
import { normalizeAddress, PAGE_PATH_PATTERN, RESERVED_SEGMENTS } from '../site/addresses.ts'
import { type Language, languages } from '../site/languages.ts'
import { menuIcons, PRIVACY_POLICY_DOCUMENT } from '../site/page-list.ts'
import { documentFile, documentOf } from '../site/paths.ts'
import type { MorePage } from '../site/schemas/more-pages.ts'
import { type ContentStore, hashOf, NEW_FILE_HASH } from './content-store.ts'
import { keepNotation } from './keep-notation.ts'
import { isAddedByEditor, type PageEntry, readPages } from './read-pages.ts'

/** Submitted form fields by name; `act` is the action (make, move or remove). */
export type PageFormValues = Readonly<Record<string, string>>
/** Validation errors by field, as keys of the messages in pages-words.json. */
export type PageFormErrors = Readonly<Record<string, PageFormError>>
export type PageFormError = 'badPath' | 'pathTaken' | 'badTitle' | 'badDescription' | 'badNote' | 'noPage'
type Redirect = { from: string; to: string }

/** Creates, moves or removes a page that editors added; writes nothing if a field is invalid. */
export async function applyPageForm(
  files: ContentStore,
  folder: string,
  given: PageFormValues,
): Promise<PageFormErrors> {
  const pages = readPages(folder)
  const faults = faultsOf(given, pages)
  if (Object.keys(faults).length > 0) return faults
  const { act, page = '', path: address = '', to = '' } = given
  if (act === 'make') {
    for (const language of languages) await write(files, fileOf(address, language), newDocument(given, language))
    await changeData(files, 'more-pages', ({ pages }: { pages: MorePage[] }) => ({ pages: [...pages, entryOf(given)] }))
    await updateRedirects(files, address)
  }
  if (act === 'move') {
    await renameAddress(files, page, address)
    await moveDocuments(files, page, address)
    await updateRedirects(files, address, { from: page, to: address })
  }
  if (act === 'remove') {
    await changeData(files, 'more-pages', ({ pages }: { pages: MorePage[] }) => ({
      pages: pages.filter(({ path }) => path !== page),
    }))
    await updateRedirects(files, page, { from: page, to })
    for (const language of languages) await remove(files, fileOf(page, language))
  }
  return {}
}

function faultsOf(given: PageFormValues, pages: readonly PageEntry[]): PageFormErrors {
  const { act, page, path: address = '', to } = given
  const faults: Record<string, PageFormError> = {}
  const ask = (field: string, isRight: boolean, fault: PageFormError) => {
    if (!isRight) faults[field] ??= fault
  }
  if (act !== 'make')
    ask(
      'page',
      pages.some((one) => isAddedByEditor(one) && one.path === page),
      'noPage',
    )
  if (act === 'remove')
    ask(
      'to',
      pages.some((one) => one.path === to && to !== page && !one.isPreviewOnly),
      'noPage',
    )
  if (act === 'remove') return faults
  const others = pages.filter((one) => act === 'make' || one.path !== page)
  const inUse = others.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(normalizeAddress))
  const documents = [...others.map(documentOf), PRIVACY_POLICY_DOCUMENT]
  ask('path', PAGE_PATH_PATTERN.test(address), 'badPath')
  ask(
    'path',
    address !== page && !inUse.includes(address) && !RESERVED_SEGMENTS.includes(address.split('/')[1] ?? ''),
    'pathTaken',
  )
  ask('path', !documents.includes(nameOf(address)), 'pathTaken')
  if (act === 'move') return faults
  for (const language of languages) {
    ask(`title_${language}`, hasLength(given[`title_${language}`], 3, 40), 'badTitle')
    ask(`description_${language}`, hasLength(given[`description_${language}`], 60, 160), 'badDescription')
    if (given.icon) ask(`note_${language}`, hasLength(given[`note_${language}`], 3, 80), 'badNote')
  }
  return faults
}

/** Whether a text is a single line with a length in the range. */
function hasLength(text = '', from: number, to: number): boolean {
  return text.length >= from && text.length <= to && !/[\r\n]/.test(text)
}

/** The document's base name: the last segment of the page's address. */
function nameOf(address: string): string {
  return path.posix.basename(address)
}

function fileOf(address: string, language: Language): string {
  return documentFile(nameOf(address), language)
}

/** A new document that passes the checks: the description serves as its first paragraph. */
function newDocument(given: PageFormValues, language: Language): string {
  const [title = '', description = ''] = [given[`title_${language}`], given[`description_${language}`]]
  return `---\n${stringify({ title, description }, YAML_OPTIONS)}---\n\n# ${title}\n\n${description}\n`
}

function entryOf(given: PageFormValues): MorePage {
  const icon = menuIcons.find((name) => name === given.icon)
  const words = (name: string) => ({ en: given[`${name}_en`] ?? '', sv: given[`${name}_sv`] ?? '' })
  return { path: given.path ?? '', ...(icon && { icon }), label: words('title'), ...(icon && { note: words('note') }) }
}

/** Replaces a page's address in all content files: links, the page's entry and redirects. */
async function renameAddress(files: ContentStore, from: string, to: string): Promise<void> {
  const address = new RegExp(`(?<![\\w/.-])${from}(?=[)#?"'\\s]|$)`, 'gm')
  for (const { path, text = '', hash } of await files.list()) {
    const changed = text.replace(address, to)
    if (changed !== text) await write(files, path, changed, hash)
  }
}

async function moveDocuments(files: ContentStore, from: string, to: string): Promise<void> {
  for (const language of languages) {
    const [old, next] = [fileOf(from, language), fileOf(to, language)]
    if (old === next) continue
    await write(files, next, String(await files.read(old)))
    await remove(files, old)
  }
}

/** Drops redirects from the new address, adds one from the old address, and retargets redirects to the old address. */
function updateRedirects(files: ContentStore, living: string, added?: Redirect): Promise<void> {
  return changeData(files, 'redirects', ({ redirects }: { redirects: Redirect[] }) => {
    const kept = redirects.filter(({ from }) => from !== living)
    const led = kept.map(({ from, to }) =>
      added && to.replace(/#.*/, '') === added.from ? { ...added, from } : { from, to },
    )
    return { redirects: added ? [...led, added] : led }
  })
}

async function changeData<Data>(files: ContentStore, name: 'more-pages' | 'redirects', change: (data: Data) => Data) {
  const file = dataFilePath(name)
  const before = await files.read(file)
  const text = keepNotation(file, String(before), stringify(change(parse(String(before)))))
  await write(files, file, text, hashOf(before))
}

async function write(files: ContentStore, file: string, text: string, known = NEW_FILE_HASH): Promise<void> {
  await files.write(file, Buffer.from(text), known, async (_file, given) => given)
}

async function remove(files: ContentStore, file: string): Promise<void> {
  await files.remove(file, hashOf(await files.read(file)))
}
