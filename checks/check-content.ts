import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFilePath } from '../generator/content/content-data.ts'
import { listOwnerValues, type OwnerValue } from '../generator/content/sample-values.ts'
import { contentFolder, projectRoot } from '../generator/files/folders.ts'
import { drawFigures } from '../generator/pictures/figures.ts'
import { readSocialImages } from '../generator/pictures/social-images.ts'
import { site } from '../site/facts.ts'
import { manualPages } from '../site/navigation.ts'
import { solutionList } from '../site/page-list.ts'
import { allPages, pathOfDocument } from '../site/paths.ts'
import { factNames, placeholderNames } from '../src/markdown/placeholders.ts'
import { checkAddresses, checkRedirects } from './addresses.ts'
import { collectAnchorIds } from './anchor-ids.ts'
import { checkAvoidedWords } from './avoided-words.ts'
import { checkChapterList } from './chapters.ts'
import { checkClaims } from './claims.ts'
import { type Content, readContent } from './content.ts'
import { checkFilm, filmTextLines } from './film.ts'
import { checkGlyphs } from './glyphs.ts'
import { checkHeadings } from './headings.ts'
import type { Issue } from './issue.ts'
import { checkLinks, type LinkUse } from './links.ts'
import { compareNumbers } from './numbers.ts'
import { checkLanguage } from './other-language.ts'
import type { Passage } from './passage.ts'
import { checkLogos, checkPictureUses } from './pictures.ts'
import { checkPlaceholderNames, checkPlaceholders } from './placeholders.ts'
import { checkTextLengths } from './text-lengths.ts'
import { compareDocuments, pairBy, pairMessages, pairSections } from './translations.ts'
import { checkFilmBrand, checkTypedFacts } from './typed-facts.ts'
import { checkMarkup, checkTypography } from './typography.ts'
import { findUnusedFiles } from './unused-files.ts'

const PAGE_LIST = 'site/page-list.ts'

/** Runs every content check; also returns the sample values that the owner still has to replace. */
export async function checkContent(
  given?: Content,
): Promise<{ issues: Issue[]; samples: OwnerValue[]; unusedFiles: string[] }> {
  const content = given ?? (await readContent())
  const unusedFiles = await findUnusedFiles()
  // the other checks would report follow-up errors for a file that cannot be read
  if (content.unreadable.length > 0) return { issues: content.unreadable, samples: [], unusedFiles }
  const samples = listOwnerValues(content.data).filter(({ isSample }) => isSample)
  const addresses = [
    ...checkAddresses(allPages, (name) => findPageEntry(name, content.data)),
    ...checkRedirects(readRedirects(content.data), allPages),
  ]
  const documents = checkDocuments(content)
  // pages with an unreadable document or a duplicate address cannot be rendered
  const canRender = content.issues.length === 0 && addresses.length === 0
  const links = canRender ? checkLinks(collectLinks(content), await collectAnchorIds()) : []
  const issues = [
    ...content.issues,
    ...addresses,
    ...documents,
    ...compareLanguages(content, [...documents, ...links]),
    ...checkWords(content),
    ...checkFilm(content.film),
    ...checkPlaceholderNames(factNames, listNamedAnswers(content.data)),
    ...[...content.sources, ...filmTextLines(content.film)].flatMap((source) => checkTypedFacts(source)),
    ...checkLogos(content.texts, await readLogos()),
    ...links,
  ]
  if (issues.length === 0) await assertDrawn()
  return { issues, samples, unusedFiles }
}

/** The file and line that declare a page; the name of a page that an editor added is its address. */
export function findPageEntry(name: string, { 'more-pages': { value, lineOf } }: Content['data']) {
  const index = value.pages.findIndex(({ path }) => path === name)
  return index < 0 ? { file: PAGE_LIST, line: 1 } : { file: dataFilePath('more-pages'), line: lineOf(['pages', index]) }
}

/** The owner's answers and the rows for procurement, which texts show by their short names. */
function listNamedAnswers({ answers, procurement }: Content['data']) {
  return [
    ...answers.value.answers.map(({ id }, index) => {
      return { id, file: dataFilePath('answers'), line: answers.lineOf(['answers', index]) }
    }),
    ...procurement.value.rows.map(({ id }, index) => {
      return { id, file: dataFilePath('procurement'), line: procurement.lineOf(['rows', index]) }
    }),
  ]
}

function readRedirects({ redirects: { value, lineOf } }: Content['data']) {
  return value.redirects.map((redirect, index) => {
    return { ...redirect, file: dataFilePath('redirects'), line: lineOf(['redirects', index]) }
  })
}

/** Customers' logos by path; empty when the folder is missing. Read as latin1, because only ASCII markup is checked. */
async function readLogos(): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(path.join(contentFolder, 'logos')).catch(() => [])
  const read = names.map(async (name) => {
    const file = `content/logos/${name}`
    return [file, await readFile(path.join(projectRoot, file), 'latin1')] as const
  })
  return new Map(await Promise.all(read))
}

function checkDocuments({ documents }: Content): Issue[] {
  const printed = new Set(manualPages.map(({ document }) => document))
  return documents.flatMap((document) => [
    ...document.mistakes,
    ...checkHeadings(document),
    ...checkPictureUses(document),
    ...checkChapterList(document),
    ...checkPlaceholders(document.source, placeholderNames),
    ...checkTypedFacts(document.source),
    ...checkTypography(document.sections.flatMap(({ passages }) => passages)),
    ...checkGlyphs(document.source, printed.has(document.name)),
  ])
}

function compareLanguages({ documents, messages }: Content, faults: readonly Issue[]): Issue[] {
  return [
    ...pairBy(documents, ({ name }) => name).flatMap(([one, other]) => [
      ...compareDocuments(one, other, faults),
      ...pairSections(one, other).flatMap(([original, section]) => compareNumbers(original.passages, section.passages)),
    ]),
    ...pairMessages(messages).flatMap(([one, other]) => compareNumbers([one], [other])),
  ]
}

function checkWords({ documents, messages, film: filmLines }: Content): Issue[] {
  const film = filmTextLines(filmLines)
  const ofDocuments = documents.flatMap(({ sections }) => sections.flatMap(({ passages }) => passages))
  const heads = documents.flatMap(({ title, description }) => [title, description])
  const captions = documents.flatMap(({ pictures }) => pictures.map(({ caption }) => caption))
  const all: readonly Passage[] = [...ofDocuments, ...heads, ...messages, ...film]
  return [
    ...checkTypography([...heads, ...messages, ...film]), // checked above for documents
    ...checkMarkup([...heads, ...captions, ...messages, ...film]),
    ...checkLanguage(all),
    ...checkAvoidedWords(all),
    ...checkClaims(all),
    ...checkFilmBrand(film),
    ...messages.flatMap((message) => checkGlyphs(message, false)),
    ...messages.flatMap((message) =>
      checkPlaceholders(message, message.file === 'content/answers.yaml' ? factNames : []),
    ),
    ...checkTextLengths(documents, messages, site.product),
  ]
}

/** @throws ContentError when a drawing lacks a text, or a social image is invalid. */
async function assertDrawn(): Promise<void> {
  await readSocialImages()
  await drawFigures()
}

/** All links in documents, and addresses in data files such as the glossary, the search words and the answers. */
export function collectLinks({ documents, texts }: Pick<Content, 'documents' | 'texts'>): LinkUse[] {
  return [
    ...documents.flatMap(({ file, name, language, links }) =>
      links.map((link) => ({ file, page: pathOfDocument(name), language, ...link })),
    ),
    ...texts.filter(isNoOldAddress).flatMap(({ file, line, text, language }) =>
      Array.from(text.matchAll(/^(\/(?!\/)\S*|#(?![0-9a-f]{3,8}$)\S+)$|\]\(([^{)\s]+)\)/g), ([, whole, linked]) => {
        return { file, line, language, address: whole ?? linked ?? '' }
      }),
    ),
    // menu links to sections of the home page
    ...Object.values(solutionList).map(({ anchor }) => ({ file: PAGE_LIST, line: 1, address: `/#${anchor}` })),
  ]
}

/** Excludes the old address of a redirect, which need not exist. */
function isNoOldAddress({ file, keys }: Content['texts'][number]): boolean {
  return !(file === dataFilePath('redirects') && keys.at(-1) === 'from')
}
