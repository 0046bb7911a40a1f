import { afterEach, expect, test, vi } from 'vitest'
import { renderDocument } from '../render-document.ts'
import { fetchDocumentText, hashText, readStoredDocumentText, storeDocumentText } from './document-text.ts'

afterEach(() => vi.unstubAllGlobals())

const text = '---\ntitle: Åtgärder\ndescription: D\n---\n# Åtgärder\n\nOrd.\n'

test.each([
  { name: 'as the build reads it', served: text },
  { name: 'with a byte order mark', served: `\ufeff${text}` },
  { name: 'with two of them, of which a browser takes one away', served: `\ufeff\ufeff${text}` },
  { name: 'with the line ends of Windows', served: text.replaceAll('\n', '\r\n') },
  { name: 'with letters in two parts', served: text.normalize('NFD') },
])('a document that a host serves $name is the one that was rendered', async ({ served }) => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(Buffer.from(served), { headers: { 'content-type': 'text/markdown' } }),
  )
  const { hash } = renderDocument(text, 'faq', 'sv')
  expect(hashText(await fetchDocumentText('faq', 'sv'))).toBe(hash)
})

test('a text that was stored on the page of another build, which may be older than this page, counts as nothing', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  storeDocumentText('faq', 'sv', text, 'build-1')
  expect(readStoredDocumentText('faq', 'build-1')).toBe(text)
  expect(readStoredDocumentText('faq', 'build-2')).toBeFalsy()
})
