import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useMessages } from '../language/use-messages.ts'
import { healByReload } from '../loading/heal-chunk.ts'
import { ChunkLoadError } from '../loading/load-chunk.ts'

/** What a page shows when it could not be loaded: the reason in the visitor's language, and a retry. */
export function RouteError() {
  const m = useMessages()
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const isChunk = error instanceof ChunkLoadError
  useEffect(() => {
    if (!healByReload(error)) console.error(error)
  }, [error])
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
          void navigate(here, { replace: true })
        }}
      >
        {m.retry}
      </a>
    </div>
  )
}
