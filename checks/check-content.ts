import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { contentFolder, root } from '../build/places.ts'
import { languages } from '../content/languages.ts'
import { checkAvoidedWords } from './avoided-words.ts'
import { checkFilmBrand, checkTypedFacts } from './brand.ts'
import { checkChapterList, checkChapters } from './chapters.ts'
import { checkClaims, compareFigures } from './claims.ts'
import { pairs, readDocuments } from './documents.ts'
import { checkFigures, type FigureTexts } from './figures.ts'
import { readFilm } from './film.ts'
import { type Finding, inOrder } from './finding.ts'
import {
  below,
  claimTexts,
  type Files,
  linksOfCode,
  linksOfMessages,
  messagesOf,
  nameOf,
  ownIds,
  targetsOf,
  titlesOf,
  twins,
  wordsOfData,
} from './gather.ts'
import { checkGlossary } from './glossary.ts'
import { checkHeadings, compareHeadings } from './headings.ts'
import { checkLetters } from './letters.ts'
import { checkLinks } from './links.ts'
import { compareLists } from './lists.ts'
import { checkLogos } from './logos.ts'
import { compareNumbers, comparePassages } from './numbers.ts'
import { checkOverlayFiles, readOverlay } from './overlays.ts'
import { checkPages } from './pages.ts'
import { checkPictureList, checkPictureUses } from './pictures.ts'
import { checkBraces, checkPlaceholders } from './placeholders.ts'
import type { ContentDocument } from './read-document.ts'
import { readFiles } from './read-files.ts'
import { type Modules, readModules } from './read-modules.ts'
import { findSamples } from './samples.ts'
import { checkSiteFacts } from './site-facts.ts'
import { compareStructure } from './structure.ts'
import { checkTitles } from './titles.ts'
import { checkTypography } from './typography.ts'
import { notUtf8 } from './unreadable.ts'

const PAGES = 'content/pages.ts'

/** Every check of the content: what is to be mended, and the sample values that the owner still has to replace. */
export async function checkContent(): Promise<{ findings: Finding[]; samples: Finding[] }> {
  const files = await readFiles('content', ['.ts', '.md', '.json', '.svg', '.vtt'])
  const pictureFiles = (await readdir(path.join(contentFolder, 'pictures'))).sort()
  const logos = await readdir(path.join(root, 'public', 'logos')).catch(() => []) // there may be none yet
  const code = await readCode(files)
  const samples = [...files].flatMap(([file, source]) => (file.endsWith('.ts') ? findSamples(file, source) : []))
  const lost = notUtf8(files)
  if (lost.length > 0) return { findings: inOrder(lost), samples }
  const { modules, findings } = await readModules()
  if (!modules) return { findings: inOrder(findings), samples }
  const ofPages = [...findings, ...checkPages(modules.paths.allPages, files.get(PAGES) ?? '')]
  // Links to a page whose address is wrong are not wrong themselves.
  if (ofPages.some(({ file }) => file === PAGES)) return { findings: inOrder(ofPages), samples }

  const read = await readDocuments(below(files, 'content/documents/'), modules.paths.documentNames, modules.markdown)
  const messages = messagesOf(modules, files)
  const data = wordsOfData(modules, files)
  const film = readFilm(files)
  const overlays = [...below(files, 'content/overlays/')].map(([file, source]) => readOverlay(file, source))
  const passages = [
    ...read.documents.flatMap(({ sections }) => sections.flatMap((section) => section.passages)),
    ...read.documents.flatMap(({ file, language, title, description }) => [
      { file, language, ...title },
      { file, language, ...description },
    ]),
    ...messages.flatMap(({ group }) => group),
    ...overlays.flatMap((overlay) => overlay.passages),
    ...data,
  ]
  return {
    findings: inOrder([
      ...findings,
      ...read.findings,
      ...overlays.flatMap((overlay) => overlay.findings),
      ...checkOverlayFiles(
        [...below(files, 'content/overlays/').keys()].map(nameOf),
        modules.navigation.useCases.map(({ findings }) => findings.picture),
        new Set(Object.keys(modules.pictures.pictures)),
        files.get(PAGES) ?? '',
      ),
      ...checkDocuments(read.documents, modules, files, ownIds(code)),
      ...checkAddresses(read.documents, messages, modules, files, code),
      ...checkMessages(messages),
      ...compareLists(messages.flatMap(({ group }) => group)),
      ...data
        .filter(({ file }) => file === 'content/answers.ts')
        .flatMap(({ file, line, text }) => checkPlaceholders(file, text, modules.markdown.placeholderNames, line)),
      ...twins([...messages.flatMap(({ group }) => group), ...data]).flatMap(({ one, other }) =>
        comparePassages([one], [other], claimTexts(modules)),
      ),
      ...checkChapters(
        passages,
        modules.navigation.chapters.map(({ name }) => name),
      ),
      ...read.documents
        .filter(({ name }) => name === modules.navigation.manualPages[0]?.document)
        .flatMap((document) =>
          checkChapterList(
            document,
            modules.navigation.chapters.map((chapter) => chapter.path),
          ),
        ),
      ...checkClaims([...passages, ...film], claimTexts(modules)),
      ...checkFilmBrand(film, modules.site.site),
      ...checkTypedFacts(
        read.documents.flatMap(({ file, language, source }) => ({ file, language, line: 1, text: source })),
        modules.site.site,
      ),
      ...[...below(files, 'content/documents/'), ...below(files, 'content/film/')].flatMap(([file, text]) =>
        checkLetters(file, text, isPrinted(file, modules)),
      ),
      ...compareFigures(modules.claims.claims, modules.claims.claimFigures, files.get('content/claims.ts') ?? ''),
      ...checkTypography(passages),
      ...checkAvoidedWords(passages, modules.avoided.wordsToAvoid, modules.avoided.allowedWords),
      ...checkTitles(
        titlesOf(
          read.documents,
          data.filter(({ file, path: [top, name] }) => file === PAGES && top === 'pages' && isOwn(modules, name)),
        ),
        modules.site.site.product,
      ),
      ...checkFigures(
        new Map([...below(files, 'content/figures/', '.svg')].map(([file, svg]) => [nameOf(file), svg])),
        modules.figures.figureTexts as FigureTexts, // as const made one type of each drawing
        files.get('content/figures/texts.ts') ?? '',
      ),
      ...checkPictureList(modules.pictures.pictures, pictureFiles, files.get('content/pictures.ts') ?? ''),
      ...checkSiteFacts(modules.site.site, files.get('content/site.ts') ?? ''),
      ...checkLogos(modules.customers.customers, logos, files.get('content/customers.ts') ?? ''),
      ...checkGlossary(
        [
          { file: 'content/glossary.ts', words: modules.glossary.glossary, areLinked: true as const },
          ...modules.words,
        ].map((group) => ({ ...group, source: files.get(group.file) ?? '' })),
        read.documents.flatMap(({ sections }) => sections.flatMap((section) => section.passages)),
      ),
    ]),
    samples,
  }
}

/** Everything that may show a message: the code, and the data that names messages. */
async function readCode(content: Files): Promise<Files> {
  const folders = await Promise.all(
    ['src', 'server', 'build/book'].map((folder) => readFiles(folder, ['.ts', '.tsx', '.typ'])),
  )
  const data = [...content].filter(([file]) => /^content\/[\w-]+\.ts$/.test(file))
  return new Map([...folders.flatMap((folder) => [...folder]), ...data])
}

function checkDocuments(
  documents: readonly ContentDocument[],
  modules: Modules,
  files: Files,
  own: ReadonlySet<string>,
): Finding[] {
  const there = {
    pictures: new Set(Object.keys(modules.pictures.pictures)),
    figures: new Set([...below(files, 'content/figures/', '.svg').keys()].map(nameOf)),
  }
  const known = modules.markdown.placeholderNames
  const both = pairs(documents)
  const texts = claimTexts(modules)
  return [
    ...documents.flatMap((document) => [
      ...checkHeadings(document, own),
      ...checkPictureUses(document, there),
      ...checkPlaceholders(document.file, document.source, known),
      ...checkBraces(document.file, document.source),
      ...droppedHtml(document),
      ...document.slips.map((slip) => ({ file: document.file, ...slip })),
    ]),
    ...both.flatMap(({ one, other }) => [
      ...compareHeadings(one, other),
      ...compareStructure(one, other),
      ...compareNumbers(one, other, texts),
    ]),
  ]
}

/** Every link of the content: of documents, menus, use cases, the glossary and messages that are an address. */
function checkAddresses(
  documents: readonly ContentDocument[],
  messages: ReturnType<typeof messagesOf>,
  modules: Modules,
  files: Files,
  code: Files,
): Finding[] {
  return languages.flatMap((language) => {
    const own = documents.filter((document) => document.language === language)
    const links = [
      ...own.flatMap(({ file, sections }) =>
        sections.flatMap((section) => section.links.map((link) => ({ file, ...link }))),
      ),
      ...messages.flatMap(({ group }) => (group[0]?.language === language ? linksOfMessages(group) : [])),
      ...linksOfCode(modules, files),
    ]
    return checkLinks(links, targetsOf(own, modules, code), modules.markdown)
  })
}

/** Whether a document is part of the manual, which is set as a book. */
function isPrinted(file: string, { navigation }: Modules): boolean {
  return navigation.manualPages.some(({ document }) => file.startsWith(`content/documents/${document}_`))
}

/** Whether a page is written in code: a document has its title in its own head. */
function isOwn({ paths }: Modules, name: string | number | undefined): boolean {
  return paths.allPages.some((page) => page.name === name && page.kind === 'own')
}

function droppedHtml({ file, sections }: ContentDocument): Finding[] {
  return sections.flatMap(({ html }) =>
    html.map(({ tag, line }) => ({
      file,
      line,
      what: `The site drops the HTML “${tag}”.`,
      todo: 'Write it in Markdown; the only HTML a document may hold is the action button (docs/editing.md).',
    })),
  )
}

function checkMessages(messages: ReturnType<typeof messagesOf>): Finding[] {
  return messages.flatMap(({ group }) =>
    group.flatMap(({ file, line, text }) => checkPlaceholders(file, text, [], line)),
  )
}
