import type { Plugin } from 'vite'

/** Replaces all matches of a pattern in the bundled code of Sveltia CMS; the build fails when there is none. */
type Replace = (pattern: RegExp, by: (...found: string[]) => string) => void

/** Labels that the Swedish locale of Sveltia CMS lacks; adapt-cms.test.ts compares them with a newer version of it. */
export const swedishLabels = {
  show_errors: 'Visa felen',
  select_item: 'Markera {$name}',
  list_item_options: 'Alternativ för posten',
  replace_file: 'Byt fil',
  replace_image: 'Byt bild',
  remove_file: 'Ta bort filen',
  remove_image: 'Ta bort bilden',
  file_unavailable: 'Saknas',
  file_unavailable_description: 'Filen gick inte att läsa. Den kan ha flyttats eller tagits bort.',
  deleting_referenced_assets_note:
    '.input {$count :integer} .match $count one {{Hänvisningen till den i en post tas också bort.}} * {{Hänvisningarna till den i {$count} poster tas också bort.}}',
  cannot_delete_referenced_assets:
    '.input {$count :integer} .match $count one {{Filen går inte att ta bort, eftersom dessa fält behöver den. Ändra dem först.}} * {{Filerna går inte att ta bort, eftersom dessa fält behöver dem. Ändra dem först.}}',
  folders: 'Mappar',
  more_folders: 'Fler mappar',
  back_to_parent_folder: 'Tillbaka till mappen ovanför',
  folder_path: 'Plats',
  folder_contents: 'Innehåll',
  x_folders: '.input {$count :integer} .match $count 0 {{Inga mappar}} one {{{$count} mapp}} * {{{$count} mappar}}',
  folder_options: 'Mappalternativ',
  show_folder_options: 'Visa mappalternativ',
  new_folder: 'Ny mapp',
  new_folder_name: 'Mappens namn',
  new_folder_create: 'Skapa',
  new_folder_description: 'Den nya mappen skapas i ”{$folder}”.',
  new_folder_error: {
    empty: 'Mappen måste ha ett namn.',
    invalid: 'Namnet får inte innehålla snedstreck eller börja med en punkt.',
    duplicate: 'Det finns redan en mapp eller fil med det namnet.',
  },
  creating_folder: 'Skapar mappen …',
  creating_folder_failed: 'Mappen gick inte att skapa.',
  folder_created: 'Mappen är skapad.',
  rename_folder: 'Byt namn på mappen',
  enter_new_name_for_folder:
    '.input {$count :integer} .match $count 0 {{Skriv ett nytt namn.}} one {{Skriv ett nytt namn. Filen i mappen flyttas med, och poster som använder den ändras.}} * {{Skriv ett nytt namn. De {$count} filerna i mappen flyttas med, och poster som använder dem ändras.}}',
  renaming_folder: 'Byter namn på mappen …',
  renaming_folder_failed: 'Mappen gick inte att byta namn på.',
  folder_renamed: 'Mappen har bytt namn.',
  delete_folder: 'Ta bort mappen',
  confirm_deleting_folder:
    '.input {$count :integer} .match $count 0 {{Ta bort den tomma mappen ”{$name}”?}} one {{Ta bort mappen ”{$name}” och filen i den?}} * {{Ta bort mappen ”{$name}” och de {$count} filerna i den?}}',
  deleting_folder: 'Tar bort mappen …',
  deleting_folder_failed: 'Mappen gick inte att ta bort.',
  folder_deleted: 'Mappen är borttagen.',
  entry_sidebar: {
    slug: {
      title: 'Kortnamn',
      generated_on_save: 'Kortnamnet skapas av postens innehåll när den sparas.',
      unavailable: 'Den här posten har inget kortnamn.',
    },
  },
}

/**
 * Changes in the code of Sveltia CMS what it has no setting for; decision 17 says why. The code is minified, so that
 * each pattern names what stands around a name, never the name.
 */
export function adaptCms(): Plugin {
  return {
    name: 'adapt-cms',
    enforce: 'pre', // before Vite turns JSON into a module
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
