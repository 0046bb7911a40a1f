import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { projectRoot } from '../generator/files/folders.ts'
import { readOutput } from './server.ts'

export type Editor = {
  address: string
  folder: string
  read: (file: string) => string
  reportFindings: (found: string) => void
}

/** Playwright’s test with an editor on a copy of the content, one for each worker process. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const editor = await startEditor()
      await use(editor)
      await editor.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Starts the editor as a child process that writes into a copy of the content. */
export async function startEditor(): Promise<Editor & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-'))
  cpSync(path.join(projectRoot, 'content'), path.join(folder, 'content'), { recursive: true })
  const child = fork(path.join(projectRoot, 'tests', 'support', 'serve-editor.ts'), [folder], {
    cwd: projectRoot,
    silent: true,
  })
  return {
    address: await readOutput(child).address,
    folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    reportFindings: (found) => child.send(found),
    stop: async () => {
      child.kill()
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Opens the form of a document, and returns its rich text editor once the text is rendered. */
export async function openDocumentForm(page: Page, address: string, group: string, name: string) {
  await page.goto(`${address}/edit#/collections/${group}/entries/${name}`)
  const text = page.locator('[contenteditable="true"]').first()
  await expect(text.locator('p').first()).toBeVisible({ timeout: 60_000 })
  return text
}

/** Presses Save, and expects the server to confirm the write, the form to close, and the kept draft to be forgotten. */
export async function saveForm(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: /^(Save|Spara)$/ })
  const [written] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT', { timeout: 30_000 }),
    save.click(),
  ])
  expect(written.status()).toBe(200)
  await expect(save).toBeHidden()
  await expect.poll(() => page.evaluate(countKeptDrafts)).toBe(0)
}

/** Counts the unsaved texts that the CMS keeps in the browser (adapt-cms.ts). */
function countKeptDrafts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('editor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('draft-backups').objectStore('draft-backups').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}

/** A line diff: the removed lines with `-`, then the added ones with `+`, without the lines that both begin and end with. */
export function diffLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (old[start] === now[start] && start < old.length) start++
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const part = (lines: string[], sign: string) => lines.slice(start, lines.length - end).map((line) => `${sign}${line}`)
  return [...part(old, '-'), ...part(now, '+')]
}
