import { type ComponentType, createContext, createElement, use } from 'react'
import { clientMessages } from '../../generated/messages/client.ts'
import { useMessageGroup } from '../language/use-messages.ts'
import '../dom/chunk-note.css?deferred'

type Props<Given> = {
  /** The path of the component below src, without `.island.tsx`, by which the browser finds its chunk. */
  source: string
  component: ComponentType<Given>
  /** The component's props, JSON-serializable, for hydration. */
  given?: Given
  /** URL parameters on which it hydrates at once, without an intent. */
  when?: `query:${string}`
  /**
   * When the loading note may be shown: when its dialog is open, when it has the focus, or when a button in it was
   * pressed, for islands that work natively until then.
   */
  awaited?: 'open' | 'focus' | 'press'
}

/** Returns the chunk URLs of an island, which the page prefetches. */
export const IslandChunksContext = createContext<(source: string) => readonly string[]>(() => [])

/**
 * A part of the page that React hydrates at the visitor's first intent on it (src/runtime/hydrate.ts): the default
 * export of an `*.island.tsx`. Its loading note is prerendered, so that it also shows while the runtime is late; the
 * runtime removes it (src/dom/chunk-note.ts).
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
