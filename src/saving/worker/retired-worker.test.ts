import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('the retired worker drops what was saved, and itself; what is not ours stays', async () => {
  const heard = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  const dropped: string[] = []
  const unregister = vi.fn(async () => true)
  vi.stubGlobal('self', {
    addEventListener: (type: string, hear: () => void) => heard.set(type, hear),
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
  heard.get('activate')?.({
    waitUntil: (waited) => {
      work = waited
    },
  })
  await work
  expect(dropped).toEqual(['forest-state', 'forest-1-en'])
  expect(unregister).toHaveBeenCalledOnce()
  expect(heard.has('fetch')).toBe(false)
})
