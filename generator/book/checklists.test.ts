import { expect, test } from 'vitest'
import { parseDocument } from '../../src/markdown/parse-document.ts'
import { findChecklists } from './checklists.ts'

test('two checklists under one heading are two cards that lead to its place', () => {
  const tree = parseDocument(
    '## Before {#before}\n\n- [ ] One\n\nWords.\n\n- [ ] Two\n\n## After {#after}\n\n- [ ] Three',
    'en',
  )
  expect(findChecklists('basics', tree)).toMatchObject([
    { id: 'before', section: 'before', title: 'Before' },
    { id: 'before-2', section: 'before', title: 'Before 2' },
    { id: 'after', section: 'after', title: 'After' },
  ])
})
