import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { languages } from '../content/languages.ts'
import { everyAddress, localPath } from '../content/paths.ts'
import { createRoutes } from './routes.tsx'

/** Every address that the route table answers, but for the one of unknown pages. */
function addressesOf(routes: readonly RouteObject[], parent: string): string[] {
  return routes.flatMap((route) => {
    const address = route.path?.startsWith('/') ? route.path : [parent, route.path].filter(Boolean).join('/')
    if (route.path === '*') return []
    if (route.children) return addressesOf(route.children, address === '/' ? '' : address)
    return [address.startsWith('/') ? address : `/${address}`]
  })
}

test('the route table answers the addresses of content/paths.ts in both languages, and no others', () => {
  const routes = createRoutes(() => Promise.reject(new Error('no page is loaded here')))
  const wanted = languages.flatMap((language) => everyAddress.map((path) => localPath(path, language)))
  expect(addressesOf(routes, '').sort()).toEqual(wanted.sort())
})
