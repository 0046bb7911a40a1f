import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFile, dataNames } from '../generator/content-data.ts'
import { root } from '../generator/folders.ts'
import { formatYaml } from '../generator/format-yaml.ts'
import { runTool } from '../generator/run-tool.ts'

/** `npm run format`: formats, and mends what the linter can. What is no YAML stays as it is: `npm run content` names it. */
for (const name of dataNames) {
  const file = path.join(root, dataFile(name))
  const text = await readFile(file, 'utf8')
  try {
    const formatted = formatYaml(dataFile(name), text)
    if (formatted !== text) await writeFile(file, formatted)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
process.exitCode = runTool('biome', ['check', '--write', '.'])
