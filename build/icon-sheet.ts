import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedFolder, root } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** Writes generated/icon-sheet.ts: where the icons lie that are not in every page. Gives the sheet by its file's name. */
export async function makeIconSheet(): Promise<ReadonlyMap<string, string>> {
  const drawn = (await readFile(path.join(root, 'src', 'components', 'later-icons.svg'), 'utf8')).replaceAll('\n', '')
  const file = `icons.${createHash('sha256').update(drawn).digest('hex').slice(0, 8)}.svg`
  await writeIfChanged(
    path.join(generatedFolder, 'icon-sheet.ts'),
    `/** Made by build/icon-sheet.ts: the icons that all pages share. */
export const iconSheet = '/static/assets/${file}'
`,
  )
  return new Map([[file, drawn]])
}
