import { expect, test } from 'vitest'
import { documentOf } from '../tests/stand-ins/document.ts'
import { readIds, readTargets } from './targets.ts'

test('knows the anchors of documents, of pages in code, of addresses that show another page, and which it cannot know', () => {
  const targets = readTargets([documentOf('# T\n## Apps {#faq-apps}')], {
    addresses: ['/', '/faq', '/api', '/index'],
    canonicalOf: (path) => (path === '/index' ? '/' : path),
    names: ['faq', 'api', 'privacy_policy'],
    pathOf: (name) => `/${name}`,
    inCode: { '/': readIds(['<section id="wildlife" aria-labelledby="x"><Tile id="fire" />']) },
  })
  expect(targets).toEqual(
    new Map<string, Set<string> | null>([
      ['/', new Set(['wildlife', 'fire'])],
      ['/faq', new Set(['faq-apps'])],
      ['/api', null],
      ['/index', new Set(['wildlife', 'fire'])],
    ]),
  )
})
