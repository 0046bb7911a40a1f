import { type ComponentType, createContext, createElement, use } from 'react'
import { clientMessages } from '../../generated/messages/client.ts'
import { useWords } from '../language/use-messages.ts'
import '../dom/chunk-note.css?deferred'

type Props<Given> = {
  /** The file of the component below src, without `.island.tsx`, by which the browser finds its code. */
  source: string
  component: ComponentType<Given>
  /** The props of the component, as plain values, for the browser. */
  given?: Given
  /** Hydrates it at once, without an intent, where the address has one of these parameters. */
  when?: `query:${string}`
  /**
   * From when on the visitor waits for its code, so that a note says how that comes: when its dialog is open, when it has
   * the focus, or when a button in it was pressed, because until then the browser does all itself.
   */
  awaited?: 'open' | 'focus' | 'press'
}

/** The addresses of an island's code, which the page fetches before it is needed. */
export const IslandCodeContext = createContext<(source: string) => readonly string[]>(() => [])

/**
 * A part of the page that React hydrates in the browser at the visitor's first intent on it (src/runtime/hydrate.ts): the
 * default export of an `*.island.tsx`. The note that it is loading is rendered, so that it is seen where the runtime is late
 * as well, which removes it (src/dom/chunk-note.ts).
 */
export function Island<Given extends object>({ source, component, given, when, awaited = 'focus' }: Props<Given>) {
  const { loading } = useWords(clientMessages)
  const code = use(IslandCodeContext)(source).join(' ')
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
