import { useEffect, useEffectEvent } from 'react'
import { AREA_HA, BATTERY_MINUTES, readSharedValue, writeSharedValues } from './flight-time.ts'

/** The URL is updated this long after the last change, since a slider changes many times a second. */
const DEBOUNCE_MS = 400

type Field = { value: number | null; writeNumber: (value: number) => void }

/**
 * Synchronizes the area and the minutes per battery with the URL's query. They are read once after hydration, because
 * the page is prerendered without a query, and written when the visitor has changed them (`isTouched`).
 */
export function useSharedValues(area: Field, minutes: Field, isTouched: boolean): void {
  const read = useEffectEvent(() => {
    const hectares = readSharedValue(location.search, 'hectares', AREA_HA)
    const battery = readSharedValue(location.search, 'minutes', BATTERY_MINUTES)
    if (hectares !== null) area.writeNumber(hectares)
    if (battery !== null) minutes.writeNumber(battery)
  })
  const write = useEffectEvent(() => {
    const search = writeSharedValues(location.search, area.value, minutes.value)
    if (search !== location.search) history.replaceState(history.state, '', search + location.hash)
  })
  useEffect(() => read(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed value is written
  useEffect(() => {
    if (!isTouched) return
    const timer = setTimeout(write, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [area.value, minutes.value, isTouched])
}
