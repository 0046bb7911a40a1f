import type { Claim } from '../content/claims.ts'
import { defaultLanguage, type Language, languages, ofLanguages } from '../content/languages.ts'
import type { LinkUse, Targets } from './links.ts'
import type { ContentDocument } from './read-document.ts'
import { type Message, readMessages } from './read-messages.ts'
import type { Modules } from './read-modules.ts'
import { readIds, readTargets } from './targets.ts'
import type { PageWords } from './titles.ts'

/** Source texts by their path from the root. */
export type Files = ReadonlyMap<string, string>

/** Every exported group of every message file with its sentences. */
export function messagesOf(modules: Modules, files: Files) {
  return modules.messages.flatMap(({ file, language, exports }) => {
    const source = files.get(file) ?? ''
    return Object.values(exports).map((exported) => ({
      file,
      language,
      source,
      group: readMessages(file, language, exported, source),
    }))
  })
}

/** The words that stand in data: alternative texts, drawings, definitions. */
export function wordsOfData(
  { answers, pages, pictures, figures, glossary, marked, words }: Modules,
  files: Files,
): Message[] {
  const groups = [
    { file: 'content/answers.ts', data: answers.answers },
    { file: 'content/pages.ts', data: { pages: pages.pages, solutions: pages.solutions, manual: pages.manual } },
    { file: 'content/pictures.ts', data: pictures.pictures },
    { file: 'content/figures/texts.ts', data: figures.figureTexts },
    { file: 'content/findings.ts', data: marked.marks },
    { file: 'content/glossary.ts', data: glossary.glossary },
    ...words.map(({ file, words: data }) => ({ file, data })),
  ]
  return groups.flatMap(({ file, data }) =>
    languages.flatMap((language) =>
      readMessages(file, language, data, files.get(file) ?? '')
        .filter(({ path }) => path.includes(language))
        .map((message) => ({ ...message, text: withoutAddresses(message.text) })),
    ),
  )
}

/** The words of a text in Markdown; the subject and the questions of a mail are written in codes (content/mail.ts). */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ']')
}

/**
 * Sentences that say the same, of the first language beside each other one: they stand in files that differ by language
 * only, or under keys that do.
 */
export function twins(messages: readonly Message[]): { one: Message; other: Message }[] {
  const keyOf = ({ file, path, language }: Message) =>
    `${file.replace(new RegExp(`\\b${language}\\.ts$`), '')} ${path.filter((key) => key !== language).join('.')}`
  const said = messages.filter(({ text }) => text !== '')
  const others = Map.groupBy(
    said.filter(({ language }) => language !== defaultLanguage),
    keyOf,
  )
  return said
    .filter(({ language }) => language === defaultLanguage)
    .flatMap((one) => (others.get(keyOf(one)) ?? []).map((other) => ({ one, other })))
}

/** The wordings of all claims by language. */
export function claimTexts({ claims }: Modules): Record<Language, readonly string[]> {
  const all: readonly Claim[] = Object.values(claims.claims)
  return ofLanguages((language) => all.flatMap(({ texts }) => texts[language]))
}

/** Links that stand in data: menus, use cases, answers and glossary, each at the place where its address is written. */
export function linksOfCode({ answers, navigation, glossary, words }: Modules, files: Files): LinkUse[] {
  const at = (file: string, addresses: readonly string[]) =>
    addresses.map((address) => {
      const lines = (files.get(file) ?? '').split('\n')
      const end = address.slice(address.indexOf('#') + 1)
      const line = lines.findIndex((text) => text.includes(`#${end}`) || text.includes(`'${end}'`)) + 1
      return { file, address, line: Math.max(line, 1) }
    })
  const answered = Object.values(answers.answers).flatMap((answer) =>
    languages.flatMap((language) => [...answer[language].matchAll(/\]\(([^{)\s]+)\)/g)]),
  )
  const menus = [...navigation.solutions, ...navigation.resources]
  return [
    ...at(
      'content/answers.ts',
      answered.map(([, address = '']) => address),
    ),
    ...at('content/pages.ts', [
      ...menus.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]),
      ...navigation.useCases.map((useCase) => navigation.solutionOf(useCase).path),
    ]),
    ...at(
      'content/glossary.ts',
      glossary.terms.flatMap(({ target }) => target ?? []),
    ),
    ...words.flatMap(({ file, words: own }) =>
      at(
        file,
        Object.values(own).flatMap(({ target }) => target ?? []),
      ),
    ),
  ]
}

/** Messages that are an address inside the site. */
export function linksOfMessages(messages: readonly Message[]): LinkUse[] {
  return messages.flatMap(({ file, line, text }) =>
    /^\/(?!\/)[\w/#-]+$/.test(text) ? [{ file, line, address: text }] : [],
  )
}

/** The anchors of every page, of its document or of its code. */
export function targetsOf(documents: readonly ContentDocument[], { paths, site }: Modules, code: Files): Targets {
  const home = [...below(code, 'src/pages/home/').values(), code.get('src/pages/closing-call/ClosingCall.tsx') ?? '']
  const calculator = below(code, 'src/pages/use-case/calculator/').values()
  return readTargets(documents, {
    addresses: paths.everyAddress,
    canonicalOf: paths.canonicalPath,
    names: paths.documentNames,
    pathOf: paths.addressOfDocument,
    inCode: {
      [paths.paths.home]: readIds(home),
      [paths.paths.signUp]: site.signUpKinds,
      [paths.paths.planning]: readIds([...calculator]),
    },
  })
}

/** The ids that stand beside a document in its page: in the frame and in the pages that show documents. */
export function ownIds(code: Files): Set<string> {
  const beside = [...code].filter(([file]) =>
    /^src\/(?!pages\/(home|search|sign-up|not-found)\/)(?!.*\.test\.ts)/.test(file),
  )
  return new Set(['root', ...readIds(beside.map(([, source]) => source))])
}

/** What search engines show of each page. */
export function titlesOf(documents: readonly ContentDocument[], pageWords: readonly Message[]): PageWords[] {
  const ofPages = pageWords.flatMap(({ file, line, language, path: [, name, kind], text }): PageWords[] => {
    const isTitle =
      kind === 'title' || (kind === 'label' && !pageWords.some(({ path }) => path[1] === name && path[2] === 'title'))
    if (!isTitle && kind !== 'description') return []
    return [{ file, line, language, kind: isTitle ? 'title' : 'description', text }]
  })
  const ofDocuments = documents.flatMap(({ file, language, title, description }): PageWords[] => [
    { file, language, kind: 'title', ...title },
    { file, language, kind: 'description', ...description },
  ])
  return [...ofDocuments, ...ofPages]
}

/** The files whose path begins and ends so. */
export function below(files: Files, folder: string, ending = ''): Map<string, string> {
  return new Map([...files].filter(([file]) => file.startsWith(folder) && file.endsWith(ending)))
}

/** @example nameOf('content/figures/overlap.svg') // 'overlap' */
export function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.\w+$/, '')
}
