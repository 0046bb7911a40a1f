import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSE_ANIMATION_MS, closeWithAnimation } from './close-dialog.ts'

/** As much of a dialog as closing needs; the browser tests use a real one. */
function fakeDialog(open: boolean): HTMLDialogElement & { close: ReturnType<typeof vi.fn> } {
  // The part of the element that closing touches; a whole one exists in browsers only.
  return { open, dataset: {}, close: vi.fn() } as unknown as HTMLDialogElement & { close: ReturnType<typeof vi.fn> }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('closes after the specified 100 ms and not before', () => {
  const dialog = fakeDialog(true)
  closeWithAnimation(dialog)
  expect(CLOSE_ANIMATION_MS).toBe(100)
  vi.advanceTimersByTime(99)
  expect(dialog.close).not.toHaveBeenCalled()
  expect(dialog.dataset.closing).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(dialog.close).toHaveBeenCalledOnce()
  expect(dialog.dataset.closing).toBeUndefined()
})

test('closes once when asked twice', () => {
  const dialog = fakeDialog(true)
  closeWithAnimation(dialog)
  closeWithAnimation(dialog)
  vi.advanceTimersByTime(1000)
  expect(dialog.close).toHaveBeenCalledOnce()
})

test('leaves a closed dialog alone', () => {
  const dialog = fakeDialog(false)
  closeWithAnimation(dialog)
  vi.advanceTimersByTime(1000)
  expect(dialog.close).not.toHaveBeenCalled()
})
