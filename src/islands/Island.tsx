import { type ComponentType, createContext, createElement, use } from 'react'
import type { IslandName } from './islands.ts'

/** `given`: the props of the component, as plain values, for the browser. */
type Props<Given> = { name: IslandName; component: ComponentType<Given>; given?: Given }

/** The addresses of an island's code, which the page fetches before it is needed. */
export const IslandCode = createContext<(island: string) => readonly string[]>(() => [])

/** A part of the page that React hydrates in the browser at the visitor's first intent on it (src/client/hydrate.ts). */
export function Island<Given extends object>({ name, component, given }: Props<Given>) {
  const code = use(IslandCode)(name).join(' ')
  return (
    <div className="island" data-island={name} data-code={code} data-given={given && JSON.stringify(given)}>
      {createElement(component, given)}
    </div>
  )
}
