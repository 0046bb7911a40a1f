import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'
import packages from '../package.json' with { type: 'json' }

const readProjectFile = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const readme = readProjectFile('README.md')
const papers = globSync(['*.md', 'docs/**/*.md', 'src/*.md', 'tests/*.md', 'scripts/**/*.md'], { cwd: projectRoot })

test('the README names every command, and no other', () => {
  const table = readme.slice(readme.indexOf('## Run'), readme.indexOf('### Settings'))
  const named = Array.from(table.matchAll(/^\| .*$/gm), ([row]) => row.split('|')[1] ?? '')
    .flatMap((cell) => [...cell.matchAll(/`npm (?:run )?(\w+)/g)])
    .map(([, name]) => name)
  expect([...new Set(named)].sort()).toEqual(Object.keys(packages.scripts).sort())
})

test('the table of settings names those that the code reads, and docs/sign-up.md the rest', () => {
  const code = globSync(['server/**/*.ts', 'src/sign-up/contract/*.ts'], { cwd: projectRoot })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(readProjectFile)
    .join('\n')
  const table = readme.slice(readme.indexOf('### Settings'), readme.indexOf('### On the web'))
  const named = Array.from(table.matchAll(/^\| (`.*?) \|/gm), ([, cell = '']) => cell)
    .flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)])
    .map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(6)
  for (const name of named.filter((one) => one !== 'CHROMIUM_PATH')) expect(code, name).toContain(name)
  const known = Array.from(code.matchAll(/\benv(?:ironment)?\.([A-Z][A-Z_]{2,})\b/g), ([, name = '']) => name)
  const documented = readme + readProjectFile('docs/sign-up.md') + readProjectFile('docs/deploy.md')
  for (const name of new Set(known)) expect(documented, name).toContain(name)
})

test('the map names every folder of the project and of src', () => {
  const map = readme.slice(readme.indexOf('## Map'), readme.indexOf('## How a page comes about'))
  const folders = (folder: string) =>
    readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          !/^(\.|node_modules|dist|screens|test-results|playwright-report|data)/.test(entry.name),
      )
      .map(({ name }) => name)
  for (const name of [...folders('.'), ...folders('src')]) expect(map, name).toContain(`${name}/`)
})

test.each(papers)('%s leads only to files that are there', (paper) => {
  const text = readProjectFile(paper)
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, href = '']) => href)
  const missing = links
    .filter((href) => !/^(https?:|mailto:|#|\/|[{…<])/.test(href))
    .map((href) => href.split('#')[0] ?? '')
    .filter((href) => !existsSync(path.join(projectRoot, path.dirname(paper), href)))
  expect(missing).toEqual([])
})

test.each(papers)('%s names only files that are there', (paper) => {
  const named = Array.from(
    readProjectFile(paper).matchAll(
      /`((?:checks|content|docs|generator|scripts|server|site|src|tests)\/[\w./-]+\.\w+)`/g,
    ),
  )
  const missing = named.map(([, file = '']) => file).filter((file) => !existsSync(path.join(projectRoot, file)))
  expect(missing).toEqual([])
})
