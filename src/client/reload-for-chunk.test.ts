import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from './load-chunk.ts'
import { forgetReload, reloadForChunk } from './reload-for-chunk.ts'

const missing = new ChunkLoadError('FaqPage', 'missing')
const reload = vi.fn()

function memory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('loads the page anew for a missing chunk, once', () => {
  expect(reloadForChunk(missing)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(reloadForChunk(missing)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('heals again after a page has loaded', () => {
  reloadForChunk(missing)
  forgetReload()
  expect(reloadForChunk(missing)).toBe(true)
})

test('heals another chunk as well', () => {
  reloadForChunk(missing)
  expect(reloadForChunk(new ChunkLoadError('GuidesPage', 'missing'))).toBe(true)
})

test.each([
  new ChunkLoadError('FaqPage', 'timeout'),
  new ChunkLoadError('FaqPage', 'other'),
  new Error('broken'),
  null,
])('leaves %s to the visitor', (error) => {
  expect(reloadForChunk(error)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload without a memory, because it might never end', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('The storage is closed.')
    },
  })
  expect(reloadForChunk(missing)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
