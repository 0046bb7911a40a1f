import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDocument } from './fetch-document.ts'

const good = '---\ntitle: Good\ndescription: D\n---\n# Good\n\nWords.'
const broken = '---\ntitle: Half'
const kept = new Map<string, string>()
const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  kept.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

const answer = (text: string) =>
  fetched.mockImplementation(async () => new Response(text, { headers: { 'content-type': 'text/markdown' } }))
const load = () => loadDocument('guides', 'en', new AbortController().signal)
const textOf = () => JSON.parse(kept.get('guides') ?? '{}').markdownString

test('keeps a text for the session only when it could be rendered', async () => {
  answer(broken)
  expect(await load()).toMatchObject({ state: 'failed' })
  expect(kept.size).toBe(0)
  answer(good)
  expect(await load()).toMatchObject({ state: 'ready', document: { title: 'Good' } })
  expect(textOf()).toBe(good)
})

test('drops a kept text that cannot be rendered, and fetches it again', async () => {
  kept.set('guides', JSON.stringify({ markdownName: 'guides', markdownLanguage: 'en', markdownString: broken }))
  answer(good)
  expect(await load()).toMatchObject({ state: 'ready', document: { title: 'Good' } })
  expect(fetched).toHaveBeenCalledOnce()
  expect(textOf()).toBe(good)
})

test('asks nobody for a text that the session has', async () => {
  kept.set('guides', JSON.stringify({ markdownName: 'guides', markdownLanguage: 'en', markdownString: good }))
  expect(await load()).toMatchObject({ state: 'ready' })
  expect(fetched).not.toHaveBeenCalled()
})
