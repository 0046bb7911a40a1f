import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFileNames, dataFilePath } from '../generator/content/content-data.ts'
import { formatYaml } from '../generator/content/format-yaml.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { runTool } from '../generator/processes/run-tool.ts'

/**
 * `npm run format`: formats files and applies the linter's fixes. Invalid YAML is skipped; `npm run content` reports
 * it.
 */
for (const name of dataFileNames) {
  const file = path.join(projectRoot, dataFilePath(name))
  const text = await readFile(file, 'utf8')
  try {
    const formatted = formatYaml(dataFilePath(name), text)
    if (formatted !== text) await writeFile(file, formatted)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
process.exitCode = runTool('biome', ['check', '--write', '.'])
