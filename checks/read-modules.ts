import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentFolder, root } from '../build/places.ts'
import { loadRenderer } from '../build/renderer.ts'
import type { Word } from '../content/glossary.ts'
import { isLanguage, type Language } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import { unreadable } from './unreadable.ts'

export type Modules = Extract<Awaited<ReturnType<typeof readModules>>, { modules: unknown }>['modules']

/** A file of messages: its language, and what it exports (`en`, `homeSv` …). */
export type MessageModule = { file: string; language: Language; exports: Readonly<Record<string, unknown>> }

/** A file of words/ with all its words. */
export type WordModule = { file: string; words: Readonly<Record<string, Word>> }

/**
 * Loads the content that is code. A file that cannot be read is a finding: that is why nothing of the content checks
 * imports it at the top of a file, where a mistake of an editor would end in a stack trace.
 */
export async function readModules() {
  const findings: Finding[] = []
  async function load<T>(file: string, from: Promise<T>): Promise<T | null> {
    try {
      return await from
    } catch (error) {
      findings.push(unreadable(file, error))
      return null
    }
  }
  const [answers, customers, pages, paths, site, claims, navigation, pictures, glossary, figures, marked, avoided] =
    await Promise.all([
      load('content/answers.ts', import('../content/answers.ts')),
      load('content/customers.ts', import('../content/customers.ts')),
      load('content/pages.ts', import('../content/pages.ts')),
      load('content/paths.ts', import('../content/paths.ts')),
      load('content/site.ts', import('../content/site.ts')),
      load('content/claims.ts', import('../content/claims.ts')),
      load('content/navigation.ts', import('../content/navigation.ts')),
      load('content/pictures.ts', import('../content/pictures.ts')),
      load('content/glossary.ts', import('../content/glossary.ts')),
      load('content/figures/texts.ts', import('../content/figures/texts.ts')),
      load('content/findings.ts', import('../content/findings.ts')),
      load('content/words-to-avoid.ts', import('../content/words-to-avoid.ts')),
    ])
  const words: WordModule[] = []
  for (const name of (await readdir(path.join(contentFolder, 'words'))).sort()) {
    const file = `content/words/${name}`
    const from: Promise<Record<string, WordModule['words']>> = import(pathToFileURL(path.join(root, file)).href)
    const exports = await load(file, from)
    if (exports) words.push({ file, words: Object.assign({}, ...Object.values(exports)) })
  }
  const messages: MessageModule[] = []
  for (const name of (await readdir(path.join(contentFolder, 'messages'))).sort()) {
    const language = /(?:^|\.)(\w+)\.ts$/.exec(name)?.[1]
    if (!isLanguage(language)) continue
    const file = `content/messages/${name}`
    const from: Promise<Record<string, unknown>> = import(pathToFileURL(path.join(root, file)).href)
    const exports = await load(file, from)
    if (exports) messages.push({ file, language, exports })
  }
  if (findings.length > 0 || !customers || !paths || !site || !claims || !navigation || !pages) return { findings }
  if (!answers || !pictures || !glossary || !figures || !marked || !avoided) return { findings }
  const { markdown } = await loadRenderer()
  const modules = {
    answers,
    customers,
    pages,
    paths,
    site,
    claims,
    navigation,
    pictures,
    glossary,
    words,
    avoided,
    figures,
    marked,
    markdown,
    messages,
  }
  return { findings, modules }
}
