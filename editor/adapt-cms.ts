import type { Plugin } from 'vite'
import swedishLabels from './swedish-labels.json' with { type: 'json' }

/** Replaces all matches of a pattern in the bundled code of Sveltia CMS; the build fails when there is none. */
type Replace = (pattern: RegExp, by: (...found: string[]) => string) => void

/**
 * Changes in the code of Sveltia CMS what it has no setting for; decision 17 says why. The code is minified, so that
 * each pattern names what stands around a name, never the name.
 */
export function adaptCms(): Plugin {
  return {
    name: 'adapt-cms',
    enforce: 'pre', // before Vite turns JSON into a module
    // Adds the labels that the Swedish locale lacks; adapt-cms.test.ts compares them with the installed version.
    transform: {
      filter: { id: /locales\/sv\.json$/ },
      handler(code) {
        const { entry_sidebar, ...words } = JSON.parse(code)
        const sidebar = { ...entry_sidebar, ...swedishLabels.entry_sidebar }
        return JSON.stringify({ ...words, ...swedishLabels, entry_sidebar: sidebar })
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const replace: Replace = (pattern, by) => {
        if (!chunks.some(({ code }) => pattern.test(code)))
          this.error(`Sveltia CMS has changed: nothing in it matches ${pattern}. Change what replaces it.`)
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(new RegExp(pattern, 'g'), by)
      }
      useOwnFonts(replace, Object.keys(bundle))
      showTextsAtOnce(replace)
      keepUnsavedWords(replace)
      compareWithFirstText(replace)
      leaveFocus(replace)
      keepTableCells(replace)
      omitErrorText(replace)
    },
  }
}

/** Loads the fonts from the package instead of a CDN. */
function useOwnFonts(replace: Replace, assets: readonly string[]): void {
  const own = (font: string, cut: string) => assets.find((name) => name.startsWith(`assets/${font}-${cut}`))
  replace(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/,
    (_whole, font = '', cut = '') => `/edit/${own(font, cut)}`,
  )
}

/**
 * Shows a text with code before the highlighter of the code is loaded. Until then its editor is empty, and what is
 * typed replaces the text.
 */
function showTextsAtOnce(replace: Replace): void {
  replace(/await Promise\.all\(\[\.\.\.\w+\.matchAll\(\/\^```.+?\}\)=>\w+\(\w+\)\)\)/, () => '0')
}

/**
 * Keeps unsaved words in the browser and offers them again, which the CMS does for Git hosts alone: at once, also when
 * the form is left or a label changes with a text. They can be saved only over the versions of the files that they were
 * made of (page/keep-drafts.ts).
 */
function keepUnsavedWords(replace: Replace): void {
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
}

/**
 * Calls a form unsaved once its text differs from what it was before the first press, key or drag, instead of from the
 * file, whose Markdown the CMS writes differently.
 */
function compareWithFirstText(replace: Replace): void {
  replace(
    /[\w$]+\.isTrusted&&(([\w$]+\(\)\.current)&&!\2\.interacted&&\()(?=\2\.interacted=!0\))/,
    (_whole, start = '', draft = '') =>
      `${start}${draft}.originalValues=JSON.parse(JSON.stringify(${draft}.currentValues)),`,
  )
}

/** Leaves the focus where it is when a form opens: each picture took it, and Backspace removed one out of sight. */
function leaveFocus(replace: Replace): void {
  replace(
    /(\.closest\([`'"]\[role="textbox"\]\[aria-readonly="false"\][`'"]\))&&[\w$]+\.focus\(\)/,
    (_whole, rest = '') => rest,
  )
}

/** Keeps a pipe and a line break in their table cell: the one began another cell, the other became `\n`. */
function keepTableCells(replace: Replace): void {
  replace(
    /([\w$]+)=\1\.replace\(\/\\\\n\/g,[`'"](?:\n|\\n)[`'"]\)/,
    (_whole, cell = '') => `${cell}=${cell}.replaceAll('\\\\|','|')`,
  )
  replace(/\.split\([`'"]\|[`'"]\)(?=\.map\([\w$]+=>[\w$]+\([\w$]+\)\):null)/, () => '.split(/(?<!\\\\)\\|/)')
  replace(
    /\.replace\(\/\\n\/g,[`'"]\\\\n[`'"]\)\.trim\(\)/,
    () => `.trim().replace(/\\s*\\n\\s*/g,' ').replaceAll('|','\\\\|')`,
  )
}

/** Omits “There was an error. Try again later.” above our sentence, which says what to do. */
function omitErrorText(replace: Replace): void {
  replace(/[\w$]+\(([`'"])saving_entry\.error\.description\1\)/, () => "''")
}
