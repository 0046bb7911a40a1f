import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { readSharedArea, writeSharedArea } from './flight-time.ts'

/** A slider moves many times a second; the address follows when it rests. */
const REST_MS = 400

/**
 * Keeps the area in the address, through the router so that the language links carry it along, and shows the area of
 * the address once after hydration: the prerendered page knows nothing of it.
 */
export function useAreaAddress(hectares: number | null, showShared: (hectares: number) => void): void {
  const navigate = useNavigate()
  const show = useEffectEvent(showShared)
  const write = useEffectEvent((area: number) => {
    if (readSharedArea(location.search) === area) return
    // Without the hash: the router would scroll to it again.
    const address = { search: writeSharedArea(location.search, area), hash: '' }
    void navigate(address, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    const shared = readSharedArea(location.search)
    if (shared !== null) show(shared)
  }, [])
  useEffect(() => {
    if (hectares === null) return
    const timer = setTimeout(() => write(hectares), REST_MS)
    return () => clearTimeout(timer)
  }, [hectares])
}
