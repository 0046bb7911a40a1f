import { type ComponentType, createContext, createElement, use } from 'react'
import { clientMessages } from '../../generated/messages/client.ts'
import { useMessageGroup } from '../language/use-messages.ts'
import '../dom/chunk-note.css?deferred'

type Props<Given> = {
  /** The component's path below src without `.island.tsx`, which identifies the island's chunk. */
  source: string
  component: ComponentType<Given>
  /** The component's props, JSON-serializable, for hydration. */
  given?: Given
  /** URL parameters that hydrate the island on load instead of at the first interaction. */
  when?: `query:${string}`
  /**
   * When the loading note may be shown: while the island's dialog is open, while the island has the focus, or after a
   * button in it was pressed (for islands that work natively until then).
   */
  awaited?: 'open' | 'focus' | 'press'
}

/** Returns the chunk URLs of an island, which the page prefetches. */
export const IslandChunksContext = createContext<(source: string) => readonly string[]>(() => [])

/**
 * A part of the page that React hydrates at the first interaction (src/runtime/hydrate.ts): the default export of an
 * `*.island.tsx` file. The loading note is prerendered, so that it can be shown before the runtime has loaded; the
 * runtime removes the note (src/dom/chunk-note.ts).
 */
export function Island<Given extends object>({ source, component, given, when, awaited = 'focus' }: Props<Given>) {
  const { loading } = useMessageGroup(clientMessages)
  const code = use(IslandChunksContext)(source).join(' ')
  const data = given && JSON.stringify(given)
  return (
    <>
      <div
        className="island"
        data-island={source}
        data-code={code}
        data-given={data}
        data-when={when}
        data-awaited={awaited}
      >
        {createElement(component, given)}
      </div>
      {awaited !== 'press' && (
        <p className="chunk-note" role="status" hidden={awaited !== 'open'}>
          <span>{loading}</span>
        </p>
      )}
    </>
  )
}
