import { expect, test } from 'vitest'
import { chapters, manualPages, neighbours, resources, siblingsOf, solutions, useCases } from './navigation.ts'

test('the chapters follow the specified order', () => {
  expect(chapters.map(({ path }) => path.replace('/manual/', ''))).toEqual([
    'prerequisites',
    'basics',
    'forest-management-planning',
    'action-planning',
    'drone-operations',
    'advanced',
  ])
})

test('each page of the manual leads to the one before and the one after, and back', () => {
  expect(neighbours(manualPages[0] ?? expect.fail())).toEqual({ previous: undefined, next: chapters[0] })
  for (const chapter of chapters) {
    const { previous, next } = neighbours(chapter)
    expect(previous && neighbours(previous).next).toBe(chapter)
    if (next) expect(neighbours(next).previous).toBe(chapter)
  }
})

test('a use case offers two others', () => {
  for (const useCase of useCases) expect(new Set([useCase, ...siblingsOf(useCase)]).size).toBe(3)
})

test('the menus hold the specified links with their sub-items', () => {
  const flat = [...solutions, ...resources].map(({ path, children }) => [path, ...children.map((child) => child.path)])
  expect(flat).toEqual([
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
  ])
})
