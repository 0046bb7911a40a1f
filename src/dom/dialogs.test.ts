import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSE_ANIMATION_MS, closeDialog, openDialog } from './dialogs.ts'

/** A minimal fake of a dialog for closing; the browser tests use a real one. */
class FakeDialog {
  open: boolean
  dataset: Record<string, string> = {}
  close = vi.fn()
  querySelector = () => null
  constructor(open: boolean) {
    this.open = open
    vi.stubGlobal('document', { querySelector: () => this, getElementById: () => null })
    vi.stubGlobal('location', new URL('https://site.example/faq'))
    vi.stubGlobal('scrollY', 0)
    vi.stubGlobal('scrollTo', () => {})
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLDialogElement', FakeDialog)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('closes after the specified 100 ms and not before', () => {
  const dialog = new FakeDialog(true)
  closeDialog('dialog-demo')
  expect(CLOSE_ANIMATION_MS).toBe(100)
  vi.advanceTimersByTime(99)
  expect(dialog.close).not.toHaveBeenCalled()
  expect(dialog.dataset.closing).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(dialog.close).toHaveBeenCalledOnce()
  expect(dialog.dataset.closing).toBeUndefined()
})

test('closes once when asked twice', () => {
  const dialog = new FakeDialog(true)
  closeDialog('dialog-demo')
  closeDialog('dialog-demo')
  vi.advanceTimersByTime(1000)
  expect(dialog.close).toHaveBeenCalledOnce()
})

test('stays open when it is asked for while it fades', () => {
  const dialog = new FakeDialog(true)
  closeDialog('dialog-search')
  openDialog('dialog-search')
  expect(dialog.dataset.closing).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(dialog.close).not.toHaveBeenCalled()
})

test('leaves a closed dialog alone', () => {
  const dialog = new FakeDialog(false)
  closeDialog('dialog-demo')
  vi.advanceTimersByTime(1000)
  expect(dialog.close).not.toHaveBeenCalled()
})
