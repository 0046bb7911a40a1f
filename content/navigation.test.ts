import { expect, test } from 'vitest'
import { chapters, manualPath, neighbours, resources, solutions } from './navigation.ts'
import { paths } from './paths.ts'

test('the chapters follow the specified order', () => {
  expect(chapters.map((chapter) => chapter.name)).toEqual([
    'prerequisites',
    'basics',
    'forest-management-planning',
    'action-planning',
    'drone-operations',
    'advanced',
  ])
})

test.each([
  { page: 'introduction', previous: null, next: 'prerequisites' },
  { page: 'prerequisites', previous: 'introduction', next: 'basics' },
  { page: 'drone-operations', previous: 'action-planning', next: 'advanced' },
  { page: 'advanced', previous: 'drone-operations', next: null },
] as const)('$page stands between $previous and $next', ({ page, previous, next }) => {
  expect(neighbours(page)).toEqual({ previous, next })
})

test('every page of the manual has the address of the route table', () => {
  expect(manualPath('introduction')).toBe(paths.introduction)
  for (const { name, path } of chapters) expect(manualPath(name)).toBe(path)
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
    ['/manual/introduction'],
    ['/api'],
    ['/faq'],
  ])
})
