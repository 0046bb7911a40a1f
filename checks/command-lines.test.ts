import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'
import { toolScriptPath } from '../generator/processes/run-tool.ts'

/* The project must work in a folder such as C:\Users\Anna & Bo\Min sajt #1: no shell commands, no paths used as URLs. */

const mistakes: { label: string; written: RegExp; example: string }[] = [
  {
    label: 'a shell that takes paths apart at spaces and “&”; give the program and its words to spawn',
    written: /\bshell['"]?\s*:(?!\s*(?:false\b|\[))|[{,]\s*shell\s*[,}]/,
    example: "spawnSync('tsc', words, { cwd: root, shell: process.platform === 'win32' })",
  },
  {
    label: 'exec goes through a shell; take execFile or spawn',
    written: /import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'/,
    example: "import { execSync } from 'node:child_process'",
  },
  {
    label: 'a path in the words of a shell; give it behind them, as "$0"',
    written: /\$\{process\.execPath\}/,
    example: "spawn('sh', ['-c', `$" + '{process.execPath} main.js | true`])',
  },
  {
    label: 'a .cmd or .bat is run by a shell alone; run its program by Node (generator/processes/run-tool.ts)',
    written: /\.(cmd|bat)['"`]/,
    example: "spawnSync('npm.cmd', ['ci'])",
  },
  {
    label: 'the path of an address is no path of a file (%20, /C:/); take import.meta.dirname or fileURLToPath',
    written: /import\.meta\.url\)?\s*\)?\.(pathname|href)|import\.meta\.url\.(slice|replace)/,
    example: 'const folder = new URL(import.meta.url).pathname',
  },
  {
    label: 'a path is no address (#, %, C:); take pathToFileURL',
    written: /file:\/\/\$\{/,
    example: 'page.goto(`file://$' + '{file}`)',
  },
  {
    label: 'import() takes an address, and an absolute path is none on Windows; take pathToFileURL',
    written: /\bimport\((?:path\.|[a-z]\w*\)|`\$\{)/,
    example: "await import(path.join(folder, 'renderer.js'))",
  },
]

const sources = globSync(
  ['{checks,content,editor,generator,scripts,server,site,src,tests}/**/*.{ts,tsx,mjs}', '*.ts'],
  {
    cwd: projectRoot,
  },
)
  .filter((file) => file !== 'checks/command-lines.test.ts')
  .map((file) => ({
    file,
    text: readFileSync(path.join(projectRoot, file), 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, ''),
  }))

test.each(mistakes)('is written nowhere: $label', ({ written, example }) => {
  expect(example).toMatch(written)
  expect(sources.length).toBeGreaterThan(400)
  expect(sources.filter(({ text }) => written.test(text)).map(({ file }) => file)).toEqual([])
})

test('every tool is a program for Node, by its whole path', () => {
  for (const tool of ['biome', 'playwright', 'tsc', 'vitest'] as const)
    expect(readFileSync(toolScriptPath(tool), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})
