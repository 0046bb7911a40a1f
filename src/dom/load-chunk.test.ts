import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './load-chunk.ts'

/** Chromium's error message for a failed import. */
const notFetched = new TypeError(
  'Failed to fetch dynamically imported module: https://site.example/static/js/FaqPage.a1b2.chunk.js',
)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = (load: Promise<unknown>) => load.then(() => null).catch((error: unknown) => error)

test('gives what was loaded, and no timer is left', async () => {
  await expect(loadChunk('FaqPage', async () => 'module')).resolves.toBe('module')
  expect(vi.getTimerCount()).toBe(0)
})

test('keeps loading until 120 s have passed, then fails as a time-out', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  let state: unknown = 'loading'
  void failure(loadChunk('FaqPage', () => new Promise(() => {}))).then((error) => {
    state = error
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(state).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(state).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', id: 'FaqPage' })
})

test('is loaded when the file comes just before the time is over', async () => {
  const load = loadChunk('FaqPage', () => new Promise((resolve) => setTimeout(resolve, 119_999, 'module')))
  await vi.advanceTimersByTimeAsync(119_999)
  await expect(load).resolves.toBe('module')
})

test.each([
  { name: 'a file that is no longer on the server is missing', answer: 404, type: 'missing' },
  { name: 'a file that was taken away for good is missing', answer: 410, type: 'missing' },
  { name: 'a file that is there but cannot be run is another failure', answer: 200, type: 'other' },
  { name: 'a server that refuses is another failure', answer: 403, type: 'other' },
  { name: 'a server in trouble is another failure', answer: 500, type: 'other' },
  { name: 'a server behind another that is gone is another failure', answer: 502, type: 'other' },
  { name: 'a server that does not answer is another failure', answer: null, type: 'other' },
])('$name', async ({ answer, type }) => {
  const fetched = vi.fn(async () => {
    if (answer === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status: answer })
  })
  vi.stubGlobal('fetch', fetched)
  const error = await failure(loadChunk('FaqPage', () => Promise.reject(notFetched)))
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({ message: 'Loading chunk FaqPage failed', type, cause: notFetched })
  expect(fetched).toHaveBeenCalledWith('https://site.example/static/js/FaqPage.a1b2.chunk.js', expect.anything())
  expect(vi.getTimerCount()).toBe(0)
})

test('a sheet of the chunk that is not there is missing', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const notPreloaded = new Error('Unable to preload CSS for /static/css/FaqPage.a1b2.css')
  expect(await failure(loadChunk('FaqPage', () => Promise.reject(notPreloaded)))).toMatchObject({ type: 'missing' })
})

test('a server that never says what it has does not keep a failure back for longer than 120 s', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const failed = failure(loadChunk('FaqPage', () => Promise.reject(notFetched)))
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
  expect(await failed).toMatchObject({ type: 'timeout' })
})

test('an error in the chunk itself is another failure, without asking the server', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  expect(await failure(loadChunk('FaqPage', () => Promise.reject(new Error('broken'))))).toMatchObject({
    type: 'other',
  })
  expect(fetched).not.toHaveBeenCalled()
})
