import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { dataFileNames, dataFilePath, languageOfDataFile } from '../generator/content/content-data.ts'
import { HINTS_FILE, messageFile, messageGroups } from '../generator/content/read-messages.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { PRIVACY_POLICY_DOCUMENT } from '../site/page-list.ts'
import { canonicalPath, documentOf, paths } from '../site/paths.ts'
import { documentSchema } from '../site/schemas/document.ts'
import { type DataName, dataSchemas } from '../site/schemas/files.ts'
import { type CmsField, createFormFields, createMessageFields } from './form-fields.ts'
import { type PageEntry, pageOfDocument, readPages } from './read-pages.ts'
import { languageName, type UiLanguage } from './words.ts'

/** A content file with its form in the CMS; a translated file is one entry for both languages. */
type EditedFile = { name: string; label: string; file: string; i18n: boolean; fields: CmsField[] }
export type Collection = { name: string; label: string; icon: string; format?: 'yaml' | 'raw'; files: EditedFile[] }

const groups = {
  manual: { icon: 'menu_book', en: 'Manual', sv: 'Manual' },
  useCases: { icon: 'forest', en: 'Use cases', sv: 'Användningsområden' },
  guides: { icon: 'signpost', en: 'Guides', sv: 'Guider' },
  other: { icon: 'description', en: 'Other pages', sv: 'Övriga sidor' },
} as const

const labels = {
  en: {
    body: 'Text',
    bodyHint:
      'Everything that the page shows, its first heading too. Words in braces, such as {product}, are filled in by the site. Leave what stands in {#…} behind a heading: links lead to it. A new heading gets its own when you save.',
    policy: 'Privacy policy',
    name: 'Editing the website',
    messages: 'Short texts',
    data: 'Facts and lists',
    film: 'Film',
    captions: 'Captions',
    captionsHint: 'Leave the numbers and times between the texts as they are.',
    transcript: 'The film in words',
    groups: {
      ...{ book: 'Printed manual', calculator: 'Flight time calculator', client: 'Notes while loading' },
      ...{ delivery: 'Sample files on their page', samples: 'In the sample files', findings: 'Marks in pictures' },
      ...{ field: 'In the field: checklists, presets, terms', glossary: 'Glossary page', home: 'Home page' },
      ...{ interface: 'Menus, forms, footer', offline: 'Without coverage' },
      ...{
        preview: 'Preview: what is a sample',
        saving: 'Save for the forest',
        search: 'Search',
        service: 'Emails and answers to forms',
      },
    } as Readonly<Record<string, string>>,
  },
  sv: {
    body: 'Text',
    bodyHint:
      'Allt som sidan visar, även den första rubriken. Ord inom klammer, till exempel {product}, fylls i av webbplatsen. Låt det som står i {#…} efter en rubrik vara: länkar leder dit. En ny rubrik får sitt när du sparar.',
    policy: 'Integritetspolicy',
    name: 'Redigera webbplatsen',
    messages: 'Korta texter',
    data: 'Fakta och listor',
    film: 'Film',
    captions: 'Undertexter',
    captionsHint: 'Låt siffrorna och tiderna mellan texterna vara som de är.',
    transcript: 'Filmen i ord',
    groups: {
      ...{ book: 'Tryckt manual', calculator: 'Tidskalkylen', client: 'Besked medan något laddas' },
      ...{ delivery: 'Exempelfiler på sidan', samples: 'I exempelfilerna', findings: 'Markeringar i bilder' },
      ...{ field: 'I fält: checklistor, förinställningar, ord' },
      ...{ glossary: 'Ordlistan', home: 'Startsidan', interface: 'Menyer, formulär, sidfot', offline: 'Utan täckning' },
      ...{
        preview: 'Förhandsvisning: exempel',
        saving: 'Ta med till skogen',
        search: 'Sökningen',
        service: 'Mejl och svar på formulär',
      },
    } as Readonly<Record<string, string>>,
  },
} as const

/** The configuration of Sveltia CMS in a language of the interface. */
export function createCmsConfig(language: UiLanguage, folder = projectRoot) {
  const say = labels[language]
  const locales = language === 'sv' ? ['sv', 'en'] : ['en', 'sv']
  return {
    load_config_file: false,
    app_title: say.name,
    logo: { src: '/favicon.svg', show_in_header: true },
    backend: { name: 'test-repo' },
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    slug: { encoding: 'ascii', clean_accents: true },
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    i18n: { structure: 'multiple_files', locales, default_locale: locales[0], initial_locales: 'all' },
    output: { omit_empty_optional_fields: true },
    editor: { preview: true },
    show_preview_links: false,
    collections: listCollections(language, folder).map((collection) => ({
      i18n: true,
      format: 'frontmatter',
      ...collection,
    })),
  }
}

/** All editable files, in groups. */
export function listCollections(language: UiLanguage, folder = projectRoot): Collection[] {
  const pages = readPages(folder)
  const names = pages.flatMap((page) => (page.kind === 'own' ? [] : (documentOf(page) ?? [])))
  const files = [...names, PRIVACY_POLICY_DOCUMENT].map((name) => {
    const page = pageOfDocument(name, pages)
    return { group: groupOf(page), file: documentFile(name, page, language) }
  })
  const ofDocuments = Object.entries(groups).map(([name, { icon, [language]: label }]) => {
    return { name, label, icon, files: files.flatMap(({ group, file }) => (group === name ? file : [])) }
  })
  const [messages, data] = [labels[language].messages, labels[language].data]
  const ofData = (inLanguages: boolean) =>
    dataFileNames.flatMap((name) => formOfData(name, language)).filter(({ i18n }) => i18n === inLanguages)
  return [
    ...ofDocuments,
    {
      ...{ name: 'messages', label: messages, icon: 'label', format: 'yaml' },
      files: [...ofData(true), ...messageGroups.map((group) => messagesFile(group, language))],
    },
    {
      ...{ name: 'data', label: data, icon: 'fact_check', format: 'yaml' },
      files: ofData(false),
    },
    {
      ...{ name: 'film', label: labels[language].film, icon: 'movie', format: 'raw' },
      files: [filmFile('captions', 'vtt', language), filmFile('transcript', 'md', language)],
    },
  ]
}

/** The form that edits a file; `fileLanguage` is its language, undefined if the file holds all languages. */
export type Form = {
  edited: EditedFile
  group: string
  address: string
  fileLanguage: UiLanguage | undefined
  name: string
}

/** Returns a function that finds the form of a file. */
export function createFormLookup(language: UiLanguage, folder = projectRoot): (file: string) => Form | undefined {
  const found = new Map<string, Form>()
  for (const { name: collection, label: group, files } of listCollections(language, folder))
    for (const edited of files) {
      const form = { edited, group, address: `#/collections/${collection}/entries/${edited.name}` }
      if (!edited.file.includes('{{')) found.set(edited.file, { ...form, fileLanguage: undefined, name: edited.label })
      else
        for (const fileLanguage of ['en', 'sv'] as const) {
          const name = `${edited.label} (${languageName(fileLanguage, language)})`
          found.set(edited.file.replace('{{locale}}', fileLanguage), { ...form, fileLanguage, name })
        }
    }
  return (file) => found.get(file)
}

/** The film's captions and transcripts, edited as raw text. */
function filmFile(name: 'captions' | 'transcript', ending: string, language: UiLanguage): EditedFile {
  const say = labels[language]
  const hint = name === 'captions' ? { hint: say.captionsHint } : {}
  const fields: CmsField[] = [{ name: 'body', label: say.body, ...hint, widget: 'text', required: true, i18n: true }]
  return { name, label: say[name], file: `content/film/${name}_{{locale}}.${ending}`, i18n: true, fields }
}

/** The page that shows a message group or a data file; null if none does. */
const PREVIEW_PAGES: Readonly<Record<string, string | null>> = {
  ...{
    'messages/calculator': paths.planning,
    'messages/delivery': paths.barkBeetle,
    'messages/findings': paths.barkBeetle,
  },
  ...{ 'messages/field': paths.guides, 'messages/glossary': paths.glossary, 'messages/saving': paths.manual },
  ...{
    'messages/search': paths.search,
    findings: paths.barkBeetle,
    answers: paths.faq,
    procurement: paths.itAndProcurement,
  },
  ...{ 'messages/book': null, 'messages/offline': null, 'messages/samples': null, 'messages/service': null },
  ...{ 'messages/client': null, figures: null, 'search-words': null, 'words-to-avoid': null },
}

/** The address of the preview for a file; null if no page shows it. */
export function previewAddress(file: string, folder = projectRoot): string | null {
  const [, name = ''] = /^content\/(.+?)(?:_\w\w)?\.(?:md|yaml)$/.exec(file) ?? []
  if (file.startsWith('content/film/')) return null
  if (file.endsWith('.md')) {
    const page = pageOfDocument(name.replace(/^documents\//, ''), readPages(folder))
    return page ? canonicalPath(page.path) : null
  }
  if (name.startsWith('glossary/')) return paths.glossary
  return PREVIEW_PAGES[name] === undefined ? paths.home : PREVIEW_PAGES[name]
}

/** The form of a group of messages, built from the keys of its file. */
function messagesFile(group: string, language: UiLanguage): EditedFile {
  const tree = readWhatCanBeRead(messageFile(group, language))
  const hints = readWhatCanBeRead(HINTS_FILE)
  const fields = createMessageFields(tree, language, hints, group)
  const file = `content/messages/${group}_{{locale}}.yaml`
  return { name: `messages-${group}`, label: labels[language].groups[group] ?? group, file, i18n: true, fields }
}

/** The value of a YAML file, without what a mistake in it hides: the other forms open, and the checks name the mistake. */
function readWhatCanBeRead(file: string) {
  return parseDocument(readFileSync(path.join(projectRoot, file), 'utf8')).toJS() ?? {}
}

/** The form of a data file, built from its Zod schema; translated files share one form. */
function formOfData(name: DataName, language: UiLanguage): EditedFile[] {
  const [file, own] = [dataFilePath(name), languageOfDataFile(name)]
  if (own && own !== language) return []
  const value = readWhatCanBeRead(file)
  const schema = dataSchemas[name]
  const label = (schema.meta()?.label as Record<UiLanguage, string> | undefined)?.[language] ?? name
  const formName = `data-${name.replace('/', '-').replace(/_\w+$/, '')}`
  const form = { name: formName, label, i18n: own !== undefined, fields: createFormFields(schema, language, value) }
  return [{ ...form, file: own ? file.replace(`_${own}.`, '_{{locale}}.') : file }]
}

function documentFile(name: string, page: PageEntry | undefined, language: UiLanguage): EditedFile {
  const say = labels[language]
  const label = page?.label[language] ?? say.policy
  const head = createFormFields(documentSchema, language).map((field): CmsField => {
    if (field.name === 'description') return { ...field, minlength: 60, maxlength: 160 }
    // both languages share the date of the last legal review
    return field.name === 'checked' ? { ...field, i18n: 'duplicate' } : field
  })
  const about = { name: 'body', label: say.body, hint: say.bodyHint, required: true, i18n: true as const }
  const fields = [...head, { ...about, widget: 'richtext', modes: ['rich_text', 'raw'] }]
  return { name, label, file: `content/documents/${name}_{{locale}}.md`, i18n: true, fields }
}

function groupOf(page: PageEntry | undefined): keyof typeof groups {
  if (page?.kind === 'introduction' || page?.kind === 'chapter') return 'manual'
  if (page?.kind === 'useCase') return 'useCases'
  return page?.path === paths.guides ? 'guides' : 'other'
}
