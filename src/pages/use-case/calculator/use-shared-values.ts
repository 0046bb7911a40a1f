import { useEffect, useEffectEvent } from 'react'
import { AREA_HA, BATTERY_MINUTES, readSharedValue, writeSharedValues } from './flight-time.ts'

/** A slider moves many times a second; the address follows when it rests. */
const REST_MS = 400

type Field = { value: number | null; writeNumber: (value: number) => void }

/**
 * Shows the area and the minutes of a battery that the address has, once after hydration, since the rendered page knows
 * nothing of them; and writes them there when the visitor changes them.
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
    const timer = setTimeout(write, REST_MS)
    return () => clearTimeout(timer)
  }, [area.value, minutes.value, isTouched])
}
