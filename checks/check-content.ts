import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { drawFigures } from '../build/figures.ts'
import { root } from '../build/places.ts'
import { readSharePictures, shareAddress } from '../build/share-pictures.ts'
import { dialogs } from '../content/dialogs.ts'
import { glossary } from '../content/glossary.ts'
import { manualPages } from '../content/navigation.ts'
import { addressOfDocument, allPages, canonicalPath, everyAddress } from '../content/paths.ts'
import { signUpKinds, site } from '../content/site.ts'
import { furtherWords } from '../content/words.ts'
import { factNames, placeholderNames } from '../src/markdown/placeholders.ts'
import { checkAvoidedWords } from './avoided-words.ts'
import { checkClaims } from './claims.ts'
import { type Content, readContent, readFiles } from './content.ts'
import { checkGlossary } from './glossary.ts'
import { checkHeadings } from './headings.ts'
import type { Issue } from './issue.ts'
import { checkLetters } from './letters.ts'
import { checkLinks, type LinkUse, type Targets } from './links.ts'
import { compareNumbers } from './numbers.ts'
import type { Passage } from './passage.ts'
import { checkAlternativeTexts, checkLogos, checkPictureUses } from './pictures.ts'
import { checkPlaceholders } from './placeholders.ts'
import { findSamples, type Sample } from './samples.ts'
import { checkTitles } from './titles.ts'
import { checkLists, compareDocuments, pairDocuments, pairMessages, pairSections } from './translations.ts'
import { checkFilmBrand, checkTypedFacts } from './typed-facts.ts'
import { checkTypography } from './typography.ts'

/** Every check of the content: what is to be mended, and the sample values that the owner still has to replace. */
export async function checkContent(): Promise<{ issues: Issue[]; samples: Sample[] }> {
  const content = await readContent()
  const samples = [...content.files].flatMap(([file, source]) => findSamples(file, source))
  const logos = await readdir(path.join(root, 'public', 'logos')).catch(() => []) // there may be none yet
  const issues = [
    ...content.issues,
    ...checkDocuments(content),
    ...compareLanguages(content),
    ...checkWords(content),
    ...checkLogos(content.texts, logos),
    ...checkLinks(linksIn(content), targetsOf(content, await readIds())),
  ]
  if (issues.length === 0) await assertDrawn()
  return { issues, samples }
}

function checkDocuments({ documents }: Content): Issue[] {
  const printed = new Set(manualPages.map(({ document }) => document))
  return documents.flatMap((document) => [
    ...document.mistakes,
    ...checkHeadings(document),
    ...checkPictureUses(document),
    ...checkPlaceholders(document.source, placeholderNames),
    ...checkTypedFacts(document.source),
    ...checkLetters(document.source, printed.has(document.name)),
  ])
}

function compareLanguages({ documents, messages }: Content): Issue[] {
  return [
    ...pairDocuments(documents).flatMap(([one, other]) => [
      ...compareDocuments(one, other),
      ...pairSections(one, other).flatMap(([original, section]) => compareNumbers(original.passages, section.passages)),
    ]),
    ...pairMessages(messages).flatMap(([one, other]) => compareNumbers([one], [other])),
    ...checkLists(messages.filter(({ file }) => file.startsWith('content/messages/'))),
  ]
}

function checkWords({ documents, messages, film, issues }: Content): Issue[] {
  const ofDocuments = documents.flatMap(({ sections }) => sections.flatMap(({ passages }) => passages))
  const heads = documents.flatMap(({ title, description }) => [title, description])
  const all: readonly Passage[] = [...ofDocuments, ...heads, ...messages]
  return [
    ...checkTypography(all),
    ...checkAvoidedWords(all),
    ...checkClaims([...all, ...film]),
    ...checkFilmBrand(film),
    ...messages.flatMap((message) => checkLetters(message, false)),
    ...messages.flatMap((message) =>
      checkPlaceholders(message, message.file === 'content/answers.ts' ? factNames : []),
    ),
    ...checkAlternativeTexts(messages),
    ...checkTitles(documents, messages, site.product),
    // a document that cannot be read may be the one that uses a word
    ...(issues.length > 0 ? [] : checkGlossary({ ...glossary, ...furtherWords }, messages, ofDocuments)),
  ]
}

/** @throws ContentError when a drawing lacks a text, or a page's picture for sharing is none. */
async function assertDrawn(): Promise<void> {
  const files = await readSharePictures()
  for (const page of allPages) shareAddress(page.share, files)
  await drawFigures()
}

/** The links of documents, and the addresses in the other texts: targets of words, of the search, of menus, of answers. */
function linksIn({ documents, texts }: Content): LinkUse[] {
  return [
    ...documents.flatMap(({ file, name, links }) =>
      links.map((link) => ({ file, page: addressOfDocument(name), ...link })),
    ),
    ...texts.flatMap(({ file, line, text }) =>
      Array.from(text.matchAll(/^(\/(?!\/)[\w/#-]+)$|\]\(([^{)\s]+)\)/g), ([, whole, linked]) => {
        return { file, line, address: whole ?? linked ?? '' }
      }),
    ),
  ]
}

/** The ids that a link can lead to: those of the headings, and those in the code of pages. */
function targetsOf({ documents }: Content, idsInCode: readonly string[]): Targets {
  return new Map(
    everyAddress.map((address) => {
      const shown = documents.filter(({ name }) => addressOfDocument(name) === canonicalPath(address))
      const headings = shown.flatMap(({ headings }) => headings.filter(({ depth }) => depth === 2 || depth === 3))
      return [address, new Set([...headings.map(({ id }) => id), ...idsInCode])]
    }),
  )
}

/** The ids that are written in the code of pages. */
async function readIds(): Promise<string[]> {
  const code = [...(await readFiles('src/**/*.tsx')).values()].join('\n')
  const written = Array.from(code.matchAll(/\bid="([\w-]+)"/g), ([, id = '']) => id)
  return [...written, ...signUpKinds, ...Object.values(dialogs)]
}
