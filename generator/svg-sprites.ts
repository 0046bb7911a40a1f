import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chapters } from '../site/navigation.ts'
import { readIconSheet } from './app-icons.ts'
import { root } from './folders.ts'
import { hashedName } from './hashed-name.ts'
import { writeIfChanged } from './write-generated.ts'

/**
 * The drawings whose parts pages show by `<use>`, by the names under which they are served; writes their addresses, and
 * the names of the icons, to generated/shared-drawings.ts.
 */
export async function shareDrawings(): Promise<ReadonlyMap<string, string>> {
  const read = async (source: string) => (await readFile(path.join(root, source), 'utf8')).replaceAll('\n', '')
  const icons = await read('src/components/later-icons.svg')
  const shapes = await read('src/pages/home/shapes.svg')
  const [iconFile, shapeFile] = [hashedName('icons.svg', icons), hashedName('home.svg', shapes)]
  const sheets = await Promise.all(
    chapters.map(async ({ number }) => {
      const sheet = await read(sheetSource(number))
      return [hashedName(`sheet-${number}.svg`, sheet), sheet] as const
    }),
  )
  await writeIfChanged(
    'shared-drawings.ts',
    `/* Made by generator/svg-sprites.ts. */

/** The icons that every page holds, and those of a sheet that all pages share. */
export const iconsInPage = ${namesIn(await readIconSheet())} as const
export const laterIcons = ${namesIn(icons)} as const
export const iconSheet = '/static/assets/${iconFile}'
/** The shapes that the home page draws over its pictures. */
export const homeShapes = '/static/assets/${shapeFile}'
/** The map sheets of the manual's chapters, in their order. */
export const mapSheets = ${JSON.stringify(sheets.map(([file]) => `/static/assets/${file}`))} as const
`,
  )
  return new Map([[iconFile, icons], [shapeFile, shapes], ...sheets])
}

/** The sheet of a chapter by its number: the six adjoin, three beside each other, and all that crosses a seam runs on. */
export function sheetSource(chapter: number): string {
  return `src/pages/manual/sheets/sheet-${chapter}.svg`
}

function namesIn(sheet: string): string {
  return JSON.stringify(Array.from(sheet.matchAll(/<symbol id="i-([^"]+)"/g), ([, name]) => name))
}
