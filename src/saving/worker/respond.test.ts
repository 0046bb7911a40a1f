import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languages } from '../../../site/languages.ts'
import type { PrecacheManifest } from '../contract/precache.ts'
import { OfflinePage } from '../OfflinePage.tsx'
import type { FetchEvent } from './events.ts'

const SITE = 'https://site.example'

const list: PrecacheManifest = {
  version: '1',
  changed: '2020-11-20',
  texts: { en: '1', sv: '1' },
  files: { shared: [], en: [], sv: [] },
  aliases: { '/manual/introduction': '/manual' },
  line: { en: 'Saved copy of {day}', sv: 'Sparad kopia från {day}' },
  style: '/static/assets/line.css',
  offline: { en: '/offline', sv: '/sv/offline' },
}

const page = (text: string) => `<!doctype html><html lang="en"><body><div id="root">${text}</div></body></html>`

let files: Record<string, string>
let copied: readonly string[] = []

beforeEach(() => {
  vi.resetModules() // the module caches what it has read
  files = {
    '/manual': page('The manual'),
    '/offline': page('Not saved'),
    '/sv/offline': page('Inte sparad'),
    '/static/pictures/fire-800.abc.avif': 'picture',
    '/search-index.json': 'saved index',
  }
  copied = ['en']
  const copy = () => ({ cache: 'forest-1-en', languages: copied, savedAt: '2020-11-21T12:00:00Z', list })
  const open = async (name: string) => ({
    match: async (address: string) => {
      const text = name === 'forest-state' ? JSON.stringify(copy()) : files[address]
      return text === undefined ? undefined : new Response(text, { headers: { 'content-encoding': 'br' } })
    },
  })
  vi.stubGlobal('caches', { has: async () => true, open })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function createFetchEvent(path: string, network: () => Promise<Response>): { event: FetchEvent; url: URL } {
  vi.stubGlobal('fetch', network)
  const event = {
    request: new Request(SITE + path),
    clientId: 'reader',
    resultingClientId: 'reader',
    waitUntil: () => {},
  } as unknown as FetchEvent // only what the worker uses
  return { event, url: new URL(SITE + path) }
}

async function openPage(path: string, network: () => Promise<Response>): Promise<Response> {
  const { respondToPage } = await import('./respond.ts')
  const { event, url } = createFetchEvent(path, network)
  return respondToPage(event, url)
}

async function openFile(path: string, network: () => Promise<Response>): Promise<string> {
  const { respondToFile } = await import('./respond.ts')
  const { event, url } = createFetchEvent(path, network)
  return (await respondToFile(event, url)).text()
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const says =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }))

test('with coverage a page is the network’s, a missing one too', async () => {
  expect(await (await openPage('/manual', says('new'))).text()).toBe('new')
  expect((await openPage('/manual', says('gone', 404))).status).toBe(404)
})

test.each([
  ['without coverage', cut],
  ['when the server is broken', says('Bad gateway', 502)],
])('%s a page is the saved one, with the line before what scripts bring to life', async (_name, network) => {
  const answer = await openPage('/manual', network)
  const html = await answer.text()
  expect(html).toMatch(/<div class="saved-line">.*<b>21 November 2020<\/b>.*<div id="root">The manual/)
  expect(html).toContain('<html data-saved="2020-11-21T12:00:00Z"')
  expect(answer.headers.has('content-encoding')).toBe(false)
})

test('a network that is silent for 3 s counts as none', async () => {
  vi.useFakeTimers()
  const opened = openPage('/manual', () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(2999)
  expect(await Promise.race([opened, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await opened).text()).toContain('The manual')
})

test('a page that is not saved gets all the time it wants', async () => {
  vi.useFakeTimers()
  const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 20_000, new Response('late')))
  const opened = openPage('/press', late)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await (await opened).text()).toBe('late')
})

test('older addresses and a slash at the end lead to the saved page', async () => {
  expect(await (await openPage('/manual/introduction', cut)).text()).toContain('The manual')
  const answer = await openPage('/manual/?from=mail', cut)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${SITE}/manual?from=mail`])
})

test.each([
  ['/press', 'Not saved'],
  ['/sv/manual', 'Inte sparad'],
])('what is not saved says so in the language of its address: %s', async (path, words) => {
  const answer = await openPage(path, cut)
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain(words)
  expect(html).toContain('<html data-why="notSaved"')
})

test.each(languages)(
  'the page instead of one that is not saved lists what is, and that is all: %s',
  async (language) => {
    files['/offline'] = page(renderToStaticMarkup(createElement(OfflinePage)))
    copied = [language]
    const html = await (await openPage('/press', cut)).text()
    const lists = Array.from(html.matchAll(/<nav( hidden="")? class="offline__saved" lang="(\w+)"/g))
    expect(lists.map(([, hidden, saved]) => [saved, !hidden])).toEqual(
      languages.map((saved) => [saved, saved === language]),
    )
  },
)

test('a picture is answered by its saved width, whatever width and format is asked for', async () => {
  expect(await openFile('/static/pictures/fire-1600.abc.jpg', cut)).toBe('picture')
  expect(await openFile('/static/pictures/fire-1600.abc.jpg', says('wide picture'))).toBe('wide picture')
})

test('a file that changes is the network’s, else the saved one; on a saved page always the saved one', async () => {
  expect(await openFile('/search-index.json', says('new index'))).toBe('new index')
  expect(await openFile('/search-index.json', cut)).toBe('saved index')
  await openPage('/manual', cut)
  const network = vi.fn(says('new index'))
  expect(await openFile('/search-index.json', network)).toBe('saved index')
  expect(network).not.toHaveBeenCalled()
})
