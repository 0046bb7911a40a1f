import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { readIds, readTargets } from './targets.ts'

test('knows the anchors of documents, of pages in code, and of addresses that show another page', () => {
  const document = readDocument('faq', 'en', '---\ntitle: T\ndescription: D\n---\n# T\n## Apps {#faq-apps}')
  if ('what' in document) throw new Error(document.what)
  const targets = readTargets([document], {
    paths: { home: '/', faq: '/faq' },
    sameAs: { '/index': '/' },
    pathOf: (name) => `/${name}`,
    inCode: { '/': readIds(['<section id="wildlife" aria-labelledby="x"><Tile id="fire" />']) },
  })
  expect(targets).toEqual(
    new Map([
      ['/', new Set(['wildlife', 'fire'])],
      ['/faq', new Set(['faq-apps'])],
      ['/index', new Set(['wildlife', 'fire'])],
    ]),
  )
})
