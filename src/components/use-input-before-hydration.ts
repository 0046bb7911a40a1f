import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Takes over what a visitor has written into a prerendered field before it was alive: the browser keeps it in the
 * field, but React knows only the value it was made with.
 */
export function useInputBeforeHydration(
  shown: string,
  take: (input: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(() => {
    const input = ref.current
    if (input && input.value !== shown) take(input)
  })
  useEffect(() => takeEarly(), [])
  return ref
}
