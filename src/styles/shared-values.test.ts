import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mediaQueries } from '../components/picture-files.ts'
import { CLOSE_ANIMATION_MS } from '../dom/dialogs.ts'

/* Values that are duplicated in CSS and TypeScript, because neither can import the other. */

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

test.each(Object.entries(mediaQueries))('the breakpoint %s is the same in markup and in sheets', (name, width) => {
  const custom = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  expect(read('styles/media.css')).toContain(`@custom-media --${custom} ${width};`)
})

test('a dialog is closed when it has faded', () => {
  expect(read('components/dialog.css')).toContain(`transition: opacity ${CLOSE_ANIMATION_MS / 1000}s linear;`)
})
