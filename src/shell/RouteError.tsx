import { useEffect } from 'react'
import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { focusHeading } from '../components/focus-heading.ts'
import { useMessages } from '../language/use-messages.ts'
import { healByReload } from '../loading/heal-chunk.ts'
import { ChunkLoadError } from '../loading/load-chunk.ts'

/** What a page shows when it could not be loaded: the reason in the visitor's language, and a retry. */
export function RouteError() {
  const m = useMessages()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const isChunk = error instanceof ChunkLoadError
  useEffect(() => {
    if (!healByReload(error)) console.error(error)
  }, [error])
  // A retry leads to the same address, so no change of page says that the page has come after all.
  useEffect(() => () => void focusHeading(), [])
  return (
    <div className="wrap message" role="alert">
      <h1>{m.routeError.title}</h1>
      <p className="lead">{isChunk ? m.routeError.chunk : m.routeError.other}</p>
      {isChunk && <p className="message__detail">{error.message}</p>}
      <a
        className="btn btn--primary"
        href={here}
        onClick={(event) => {
          event.preventDefault()
          void revalidate() // the same address: the router would take it for a way to its hash
        }}
      >
        {m.retry}
      </a>
    </div>
  )
}
