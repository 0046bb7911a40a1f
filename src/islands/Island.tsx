import type { ReactNode } from 'react'
import type { IslandName } from './islands.ts'

/** `given`: the props of the component, as plain values, for the browser. */
type Props = { name: IslandName; given?: Readonly<Record<string, string | number | boolean>>; children: ReactNode }

/** Marks a part of the page that React hydrates in the browser at the visitor's first intent on it (src/client/hydrate.ts). */
export function Island({ name, given, children }: Props) {
  return (
    <div className="island" data-island={name} data-given={given && JSON.stringify(given)}>
      {children}
    </div>
  )
}
