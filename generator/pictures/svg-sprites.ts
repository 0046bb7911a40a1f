import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chapters } from '../../site/navigation.ts'
import { projectRoot } from '../files/folders.ts'
import { hashedFileName } from '../files/hashed-name.ts'
import { writeIfChanged } from '../files/write-generated.ts'

/**
 * Makes the SVG sprites that pages reference by `<use>`, by hashed file name; writes their addresses and the icon names
 * to generated/shared-drawings.ts.
 */
export async function makeSvgSprites(): Promise<ReadonlyMap<string, string>> {
  const read = async (source: string) => (await readFile(path.join(projectRoot, source), 'utf8')).replaceAll('\n', '')
  const inlined = await read('src/components/icons.svg')
  const icons = await read('src/components/later-icons.svg')
  const shapes = await read('src/pages/home/shapes.svg')
  const [iconFile, shapeFile] = [hashedFileName('icons.svg', icons), hashedFileName('home.svg', shapes)]
  const sheets = await Promise.all(
    chapters.map(async ({ number }) => {
      const sheet = await read(mapSheetFile(number))
      return [hashedFileName(`sheet-${number}.svg`, sheet), sheet] as const
    }),
  )
  await writeIfChanged(
    'shared-drawings.ts',
    `/* Made by generator/pictures/svg-sprites.ts. */

/** The icons inlined in every page, where the logo is one of them, and the icons of the external sprite. */
export const iconsInPage = ${JSON.stringify(['mark', ...namesIn(inlined)])} as const
export const laterIcons = ${JSON.stringify(namesIn(icons))} as const
export const iconSpriteAddress = '/static/assets/${iconFile}'
/** The shapes that the home page draws over its pictures. */
export const homeShapes = '/static/assets/${shapeFile}'
/** The map sheets of the manual's chapters, in their order. */
export const mapSheets = ${JSON.stringify(sheets.map(([file]) => `/static/assets/${file}`))} as const
`,
  )
  return new Map([[iconFile, icons], [shapeFile, shapes], ...sheets])
}

/** The map sheet of a chapter by its number. The six sheets adjoin, three in a row, and lines continue across seams. */
export function mapSheetFile(chapter: number): string {
  return `src/pages/manual/sheets/sheet-${chapter}.svg`
}

function namesIn(sheet: string): (string | undefined)[] {
  return Array.from(sheet.matchAll(/<symbol id="i-([^"]+)"/g), ([, name]) => name)
}
