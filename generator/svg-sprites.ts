import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { hashedName } from './hashed-name.ts'
import { readIconSheet } from './mark.ts'
import { root } from './places.ts'
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
  await writeIfChanged(
    'shared-drawings.ts',
    `/* Made by generator/svg-sprites.ts. */

/** The icons that every page holds, and those of a sheet that all pages share. */
export const iconsInPage = ${namesIn(await readIconSheet())} as const
export const laterIcons = ${namesIn(icons)} as const
export const iconSheet = '/static/assets/${iconFile}'
/** The shapes that the home page draws over its pictures. */
export const homeShapes = '/static/assets/${shapeFile}'
`,
  )
  return new Map([
    [iconFile, icons],
    [shapeFile, shapes],
  ])
}

function namesIn(sheet: string): string {
  return JSON.stringify(Array.from(sheet.matchAll(/<symbol id="i-([^"]+)"/g), ([, name]) => name))
}
