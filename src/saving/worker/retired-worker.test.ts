import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('the retired worker drops what was saved, and itself; what is not ours stays', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  const dropped: string[] = []
  const unregister = vi.fn(async () => true)
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: async () => {},
    registration: { unregister },
  })
  vi.stubGlobal('caches', {
    keys: async () => ['forest-state', 'forest-1-en', 'another'],
    delete: async (name: string) => dropped.push(name),
  })
  vi.resetModules()
  await import('./retired-worker.ts')
  let work: Promise<unknown> = Promise.resolve()
  listeners.get('activate')?.({
    waitUntil: (waited) => {
      work = waited
    },
  })
  await work
  expect(dropped).toEqual(['forest-state', 'forest-1-en'])
  expect(unregister).toHaveBeenCalledOnce()
  expect(listeners.has('fetch')).toBe(false)
})
