import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Takes over text that was typed into a prerendered input before hydration: the browser keeps the text in the input,
 * but React only knows the initial value.
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
