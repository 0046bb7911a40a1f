import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from './watch-folders.ts'

test('a file that an editor puts in the place of another is seen each time', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'watched-'))
  const file = path.join(root, 'content', 'documents', 'faq_en.md')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'before')
  const onChange = vi.fn()
  const { close } = watchFolders(root, ['content'], onChange)
  onTestFinished(async () => {
    close()
    await rm(root, { recursive: true })
  })
  for (const words of ['one', 'two', 'three']) {
    onChange.mockClear()
    await writeFile(path.join(root, 'saved'), words) // outside what is watched
    await rename(path.join(root, 'saved'), file)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  }
})
