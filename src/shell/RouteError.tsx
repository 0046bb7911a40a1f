import { useEffect } from 'react'
import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { focusHeading } from '../components/focus-heading.ts'
import { useMessages } from '../language/use-messages.ts'
import { healByReload } from '../loading/heal-chunk.ts'
import { ChunkLoadError } from '../loading/load-chunk.ts'

/**
 * What a page shows when a part of it could not be loaded: the reason in the visitor's language, and a retry. Whatever
 * else fails is not for the reader to see: the page stays as it was (KeepsPage).
 */
export function RouteError() {
  const m = useMessages()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  useEffect(() => {
    if (!healByReload(error)) console.error(error)
  }, [error])
  // A retry leads to the same address, so no change of page says that the page has come after all.
  useEffect(() => () => void focusHeading(), [])
  if (!(error instanceof ChunkLoadError)) throw error
  return (
    <div className="wrap message" role="alert">
      <h1>{m.routeError.title}</h1>
      <p className="lead">{m.routeError.chunk}</p>
      <p className="message__detail">{error.message}</p>
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
