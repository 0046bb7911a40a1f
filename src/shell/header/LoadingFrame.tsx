import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useMessages } from '../../language/use-messages.ts'

/** A page that comes sooner needs no sign that it is coming. */
const PATIENCE_MS = 300

/** The map frame below the header; it runs while the next page is awaited on a slow network, and says so. */
export function LoadingFrame() {
  const m = useMessages()
  const isLoading = useNavigation().state === 'loading'
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  return (
    <>
      <div className="frame" data-loading={isLate || undefined} aria-hidden="true" />
      <p className="sr" role="status">
        {isLate && m.loading}
      </p>
    </>
  )
}
