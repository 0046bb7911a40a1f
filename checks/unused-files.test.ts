import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'
import { listFiles } from '../generator/files/list-files.ts'
import { copyPublicFiles } from '../generator/files/public-files.ts'
import { readFiles } from './content.ts'
import { unusedFilesIn } from './unused-files.ts'

/** Temporary and backup files that text editors and operating systems create. */
const TEMPORARY_FILES = [
  '.DS_Store',
  'Thumbs.db',
  'a.md~',
  '#a.md#',
  'a (kopia).md',
  'a.md.swp',
  'a - Copy.md',
  'A.md',
  '._a.md',
]

function folderWithLeftovers(name: string): string {
  const place = mkdtempSync(path.join(tmpdir(), 'unused-files-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  mkdirSync(path.join(place, name, 'old'), { recursive: true })
  for (const file of ['a.md', ...TEMPORARY_FILES, 'old/a.md']) writeFileSync(path.join(place, name, file), 'Words')
  symlinkSync('anna@laptop.4711:1', path.join(place, name, '.#a.md')) // the lock file of Emacs is a broken symlink
  return place
}

test('names what nothing names, a folder of such as a whole', async () => {
  const place = folderWithLeftovers('documents')
  const unusedFiles = await unusedFilesIn('documents', ['documents/a.md'], place)
  expect(unusedFiles.sort()).toEqual(['.#a.md', ...TEMPORARY_FILES, 'old/'].map((file) => `documents/${file}`).sort())
})

test('reads what is named, whatever lies beside it', async () => {
  const place = folderWithLeftovers('documents')
  const { files, issues } = await readFiles(['documents/a.md', 'documents/b.md', 'documents/.#a.md'], place)
  expect([...files.keys()]).toEqual(['documents/a.md'])
  expect(issues).toEqual([])
})

test('publishes of public/ what is named, whatever lies beside it', async () => {
  const place = folderWithLeftovers('public')
  await copyPublicFiles(path.join(place, 'public'), path.join(place, 'site'), ['a.md'])
  expect(await listFiles(path.join(place, 'site'))).toEqual(['a.md'])
})

test('no build and no check looks into a whole folder of the content', () => {
  // these modules list build output, the cache, fonts or generated files, or check the spelling of file names
  const lists = [
    'files/cache',
    'files/list-files',
    'publish-build',
    'content/content-files',
    'content/document-pictures',
    'book/typeset-volume',
    'pictures/pictures',
    'pictures/social-images',
    'pages/directory-indexes',
    'pages/page-styles',
  ]
  const mayList = [...lists.map((name) => `generator/${name}.ts`), 'checks/unused-files.ts', 'checks/check-content.ts']
  const code = globSync('{generator,checks}/**/*.ts', { cwd: projectRoot }).filter((file) => !file.endsWith('.test.ts'))
  expect(code.length).toBeGreaterThan(80)
  const listing = code.filter((file) =>
    /\b(readdir|glob)(Sync)?\(|\bcp\(projectRoot/.test(readFileSync(path.join(projectRoot, file), 'utf8')),
  )
  expect(listing.filter((file) => !mayList.includes(file))).toEqual([])
})
