import { expect, test } from 'vitest'
import {
  chapters,
  manualPages,
  previousAndNextPage,
  relatedUseCases,
  resourceMenu,
  solutionMenu,
  useCases,
} from './navigation.ts'

/** Expects the specified entries to be in order; pages that were added later may be between them. */
function expectOrder(found: readonly string[], wanted: readonly string[]) {
  expect(found.filter((entry) => wanted.includes(entry))).toEqual(wanted)
}

test('the chapters follow the specified order', () => {
  expectOrder(
    chapters.map(({ path }) => path.replace('/manual/', '')),
    ['prerequisites', 'basics', 'forest-management-planning', 'action-planning', 'drone-operations', 'advanced'],
  )
})

test('each page of the manual leads to the one before and the one after, and back', () => {
  expect(previousAndNextPage(manualPages[0] ?? expect.fail())).toEqual({ previous: undefined, next: chapters[0] })
  for (const chapter of chapters) {
    const { previous, next } = previousAndNextPage(chapter)
    expect(previous && previousAndNextPage(previous).next).toBe(chapter)
    if (next) expect(previousAndNextPage(next).previous).toBe(chapter)
  }
})

test('a use case offers two others', () => {
  for (const useCase of useCases) expect(new Set([useCase, ...relatedUseCases(useCase)]).size).toBe(3)
})

test.each([
  ['/#timber-purchases'],
  ['/#forest-management', '/planning-drone-praxis'],
  ['/#damage-inventory', '/bark-beetle', '/windthrow', '/fire'],
  ['/#forest-owner-relations'],
  ['/wildlife'],
  ['/guides'],
  [
    '/manual/introduction',
    ...['/manual/prerequisites', '/manual/basics', '/manual/forest-management-planning', '/manual/action-planning'],
    ...['/manual/drone-operations', '/manual/advanced'],
  ],
  ['/api'],
  ['/faq'],
])('the menus hold %s with its specified sub-items', (entry, ...children) => {
  const found = [...solutionMenu, ...resourceMenu].find(({ path }) => path === entry)
  expectOrder(found?.children.map(({ path }) => path) ?? [], children)
})

test('the entries of the menus follow the specified order', () => {
  expectOrder(
    [...solutionMenu, ...resourceMenu].map(({ path }) => path),
    [
      ...['/#timber-purchases', '/#forest-management', '/#damage-inventory', '/#forest-owner-relations', '/wildlife'],
      ...['/guides', '/manual/introduction', '/api', '/faq'],
    ],
  )
})
