import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type FetchResult, moduleRunnerTransform, transformWithOxc, type ViteDevServer } from 'vite'
import { ESModulesEvaluator, type EvaluatedModuleNode, ModuleRunner } from 'vite/module-runner'
import { makeDataModules, readContentData } from '../content/content-data.ts'
import { ContentErrors } from '../content/content-error.ts'
import { compileMessages, readSavedFile } from '../content/messages.ts'
import { messageGroups } from '../content/read-messages.ts'
import { readContentText } from '../content/read-text.ts'
import { generatedFolder } from '../files/folders.ts'
import type { Renderer } from '../pages/load-renderer.ts'

/** Unsaved text that replaces the content of a file. */
export type Draft = { file: string; text: string }

/** The module runner's requests: fetch a module, or list Node's built-in modules. */
type Asked = { data: { name: string; data: [id: string, importer?: string, options?: object] } }

/**
 * Creates a renderer with a Vite module runner of its own, in which the modules generated from one unsaved file are
 * replaced. Only the modules that import them are evaluated again; the modules of the development server and the files
 * on the disk are not changed.
 */
export function createDraftRenderer(server: ViteDevServer): (draft: Draft) => Promise<Renderer> {
  const { ssr } = server.environments
  let drafted: ReadonlyMap<string, string> = new Map()
  const fetchModule = async (id: string, importer?: string, options = {}): Promise<FetchResult> => {
    const isGenerated = id.includes('/generated/')
    const fetched = await ssr.fetchModule(id, importer, { ...options, ...(isGenerated && { cached: false }) })
    const code = 'file' in fetched && fetched.file ? drafted.get(fetched.file) : undefined
    return code === undefined ? fetched : ({ ...fetched, code } as FetchResult) // a module from a file always has code
  }
  const runner = new ModuleRunner(
    {
      hmr: false,
      transport: {
        invoke: async (asked) => {
          const { name, data } = (asked as Asked).data
          return { result: name === 'getBuiltins' ? [] : await fetchModule(...data) }
        },
      },
    },
    new ESModulesEvaluator(),
  )
  server.watcher.on('all', () => runner.clearCache())
  const forget = (node: EvaluatedModuleNode | undefined): void => {
    if (!node?.meta) return // already invalidated
    const importers = [...node.importers]
    runner.evaluatedModules.invalidateModule(node)
    for (const id of importers) forget(runner.evaluatedModules.getModuleById(id))
  }
  let turn: Promise<unknown> = Promise.resolve()
  const renderWith = async (draft: Draft) => {
    const next = new Map(await Promise.all(Array.from(await readDraftedModules(draft), compileModule)))
    const changed = [...drafted.keys(), ...next.keys()].filter((file) => drafted.get(file) !== next.get(file))
    drafted = next
    for (const file of changed) for (const node of runner.evaluatedModules.getModulesByFile(file) ?? []) forget(node)
    return runner.import<Renderer>('/src/renderer.tsx')
  }
  return (draft) => {
    const done = turn.then(() => renderWith(draft))
    turn = done.catch(() => {})
    return done
  }
}

/**
 * The generated modules that a draft changes, by file.
 * @throws ContentErrors when the draft is invalid.
 */
async function readDraftedModules({ file, text }: Draft): Promise<Map<string, string>> {
  const [, group] = /^content\/messages\/(\w+)_\w+\.yaml$/.exec(file) ?? []
  const data = group
    ? []
    : makeDataModules(await readContentData(async (name) => (name === file ? text : readContentText(name))))
  // facts of content/site.yaml are filled into all messages
  const groups = group ? [group] : file === 'content/site.yaml' ? messageGroups : []
  const { modules, faults } = compileMessages((name) => (name === file ? text : readSavedFile(name)), groups)
  if (faults.length > 0) throw new ContentErrors(faults)
  const made = [
    ...data.map(([name, source]) => [`content/${name}`, source] as const),
    ...Array.from(modules, ([name, source]) => [`messages/${name}`, source] as const),
  ]
  const changed = new Map<string, string>()
  for (const [name, source] of made) {
    const saved = path.join(generatedFolder, `${name}.ts`)
    if ((await readFile(saved, 'utf8').catch(() => '')) !== source) changed.set(saved, source)
  }
  return changed
}

/** A module in the form that the Vite module runner evaluates. */
async function compileModule([file, source]: [string, string]): Promise<[string, string]> {
  const { code } = await transformWithOxc(source, file)
  const transformed = await moduleRunnerTransform(code, null, file, source)
  return [file, transformed?.code ?? code]
}
