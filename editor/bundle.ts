import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { cacheFolder, projectRoot } from '../generator/files/folders.ts'
import { listFiles } from '../generator/files/list-files.ts'
import { runInChildProcess } from '../generator/processes/run-in-child-process.ts'

const PAGE_FOLDER = path.join(projectRoot, 'editor', 'page')
const CMS_PACKAGE = path.join(projectRoot, 'node_modules', '@sveltia', 'cms', 'package.json')

/** Whether the packages of the editor's workspace are installed. */
export const isInstalled = (): boolean => existsSync(CMS_PACKAGE)

/** Returns the folder with the bundled editor page, its scripts and fonts; rebuilt when a source or the CMS changes. */
export async function bundlePage(): Promise<string> {
  const sources = [
    CMS_PACKAGE,
    import.meta.filename,
    ...['words.ts', 'guard.ts'].map((name) => path.join(projectRoot, 'editor', name)),
    ...(await listFiles(PAGE_FOLDER)).map((file) => path.join(PAGE_FOLDER, file)),
  ]
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')))
  const folder = path.join(cacheFolder, 'editor', hash('sha256', texts.join('\0')).slice(0, 16))
  // in a child process, because Vite's build sets NODE_ENV to production, and this process runs React in development
  // mode
  if (!existsSync(folder))
    await runInChildProcess<typeof import('./bundle.ts')>(import.meta.filename, 'makeBundle', folder)
  return folder
}

export async function makeBundle(folder: string): Promise<void> {
  const next = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: PAGE_FOLDER,
    base: '/edit/',
    logLevel: 'error',
    publicDir: false,
    plugins: [adaptCms()],
    build: {
      ...{ outDir: next, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 5000 },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  })
  await rename(next, folder).catch(() => rm(next, { recursive: true, force: true })) // already made
}

/** Patches parts of Sveltia CMS that it has no setting for. */
function adaptCms(): Plugin {
  return {
    name: 'adapt-cms',
    enforce: 'pre', // before Vite turns JSON into a module
    // the Swedish locale lacks the label of one button
    transform: {
      filter: { id: /locales\/sv\.json$/ },
      handler(code) {
        const words = JSON.parse(code)
        if (words.show_errors) this.error('Sveltia CMS has “show_errors” in Swedish now: remove ours.')
        return JSON.stringify({ ...words, show_errors: 'Visa felen' })
      },
    },
    generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
      const own = (font: string, cut: string) => assets.find((name) => name.startsWith(`assets/${font}-${cut}`))
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const replace = (pattern: RegExp, by: (...found: string[]) => string) => {
        if (!chunks.some(({ code }) => pattern.test(code)))
          this.error(`Sveltia CMS has changed: nothing in it matches ${pattern}. Change what replaces it.`)
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(new RegExp(pattern, 'g'), by)
      }
      // fonts from the package instead of a CDN
      replace(
        /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/,
        (_whole, font = '', cut = '') => `/edit/${own(font, cut)}`,
      )
      // Until the highlighter of its code blocks is loaded, the editor of a text is empty, and what is typed replaces the
      // text. Without waiting, the code is coloured later.
      replace(/await Promise\.all\(\[\.\.\.\w+\.matchAll\(\/\^```.+?\}\)=>\w+\(\w+\)\)\)/, () => '0')
      // Unsaved words are kept in the browser and offered again, which the CMS does for Git hosts alone. They are kept at
      // once, also when the form is left or a label changes with a text, and can be saved only over the versions of the
      // files that they were made of.
      replace(
        /let\{databaseName:([\w$]+)\}=[\w$]+\.repository\?\?\{\};(?=if\(\1\)\{[\w$]+=new [\w$]+\(\1,[`'"]draft-backups)/,
        (_whole, name = '') => `let ${name}='editor';`,
      )
      let timer = ''
      replace(
        /globalThis\.clearTimeout\(([\w$]+)\),([\w$]+)&&([\w$]+)&&(\(\1=globalThis\.setTimeout\(\(\)=>\{[\w$]+\(\2\)\},)500\)\)/,
        (_whole, id = '', draft = '', store = '', start = '') => {
          timer = id
          return `${draft}&&${store}&&(globalThis.clearTimeout(${id}),${start}50)))`
        },
      )
      replace(
        /async\([\w$]+,[\w$]+=[`'"]{2}\)=>\{(?=await [\w$]+\?\.delete\(\[)/,
        (whole) => `${whole}globalThis.clearTimeout(${timer});editorDrafts.forget();`,
      )
      replace(/return ([\w$]+)\?\1\.cmsConfigVersion===[^}]+?\}/, (_whole, kept = '') => `return ${kept}??null}`)
      replace(
        /let\{(collectionName:[\w$]+,currentLocales:[^;]+;if\([\w$]+\([\w$]+\)\)\{let [\w$]+=\{timestamp:new Date,)/,
        (_whole, rest = '') => `let{originalEntry:keptEntry,${rest}versions:editorDrafts.keep(keptEntry),`,
      )
      replace(
        /\(\{backup:([\w$]+),draft:[\w$]+\}\)=>\{(?=let\{currentLocales:)/,
        (whole, kept = '') => `${whole}editorDrafts.restore(${kept}.versions);`,
      )
      // A form is unsaved once its text differs from what it was before the first press, key or drag, not from the file, whose
      // Markdown the CMS writes differently.
      replace(
        /[\w$]+\.isTrusted&&(([\w$]+\(\)\.current)&&!\2\.interacted&&\()(?=\2\.interacted=!0\))/,
        (_whole, start = '', draft = '') =>
          `${start}${draft}.originalValues=JSON.parse(JSON.stringify(${draft}.currentValues)),`,
      )
      // each picture of a text takes the focus when the form opens, so that Backspace removed one out of sight
      replace(
        /(\.closest\([`'"]\[role="textbox"\]\[aria-readonly="false"\][`'"]\))&&[\w$]+\.focus\(\)/,
        (_whole, rest = '') => rest,
      )
      // a pipe in a cell began another cell, and a line break became a backslash and an n
      replace(
        /([\w$]+)=\1\.replace\(\/\\\\n\/g,[`'"](?:\n|\\n)[`'"]\)/,
        (_whole, cell = '') => `${cell}=${cell}.replaceAll('\\\\|','|')`,
      )
      replace(/\.split\([`'"]\|[`'"]\)(?=\.map\([\w$]+=>[\w$]+\([\w$]+\)\):null)/, () => '.split(/(?<!\\\\)\\|/)')
      replace(
        /\.replace\(\/\\n\/g,[`'"]\\\\n[`'"]\)\.trim\(\)/,
        () => `.trim().replace(/\\s*\\n\\s*/g,' ').replaceAll('|','\\\\|')`,
      )
      // it says “There was an error. Try again later.” above our sentence, which says what to do
      replace(/[\w$]+\(([`'"])saving_entry\.error\.description\1\)/, () => "''")
    },
  }
}
