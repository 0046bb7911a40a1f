import { type ComponentType, createContext, createElement, use } from 'react'
import { clientMessages } from '../../content/messages/client.ts'
import { useWords } from '../language/use-messages.ts'
import '../dom/chunk-note.css?deferred'

/** `given`: the props of the component, as plain values, for the browser. */
type Props<Given> = { name: string; component: ComponentType<Given>; given?: Given }

/** The addresses of an island's code, which the page fetches before it is needed. */
export const IslandCode = createContext<(island: string) => readonly string[]>(() => [])

/**
 * A part of the page that React hydrates in the browser at the visitor's first intent on it (src/runtime/hydrate.ts). The note
 * that it is loading is rendered, so that it is seen where the runtime is late as well, which removes it
 * (src/dom/chunk-note.ts); a form is the browser's until then.
 */
export function Island<Given extends object>({ name, component, given }: Props<Given>) {
  const { loading } = useWords(clientMessages)
  const code = use(IslandCode)(name).join(' ')
  return (
    <>
      <div className="island" data-island={name} data-code={code} data-given={given && JSON.stringify(given)}>
        {createElement(component, given)}
      </div>
      {name !== 'sign-up' && (
        <p className="chunk-note" role="status" hidden={name !== 'search'}>
          <span>{loading}</span>
        </p>
      )}
    </>
  )
}
