import { Component, type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '../../site/languages.ts'
import { LanguageContext } from '../language/use-messages.ts'

/**
 * Hydrates an island with the props it was rendered with; resolves to whether it works. When the component throws, now
 * or later, its HTML is restored with typed text, focus and selection, so that an error costs one island, not the page.
 * `onReplaced` is called when React has rendered the island anew because its HTML had changed, as by a translation;
 * `onFailed` when it has thrown.
 */
export async function hydrateIsland(
  island: HTMLElement,
  component: ComponentType<never>,
  language: Language,
  onReplaced: () => void,
  onFailed: (error: unknown) => void,
): Promise<boolean> {
  await untilReleased(island)
  const props: object = JSON.parse(island.dataset.given ?? '{}')
  return new Promise((resolve) => {
    let before = keep(island)
    const events = {
      onRender: () => {
        before = keep(island)
      },
      onFailed: (error: unknown) =>
        // after React has emptied the container, and overwritten the field
        queueMicrotask(() => {
          before.putBack()
          onFailed(error)
          resolve(false)
        }),
    }
    const content = createElement(component as ComponentType<object>, props) // the props that the build has serialized
    const inLanguage = createElement(LanguageContext, { value: language }, content)
    const hydrated = createElement(Hydrated, { onHydrated: () => resolve(true) }, inLanguage)
    hydrateRoot(island, createElement(Box, events, hydrated), {
      onRecoverableError: (error) => {
        console.warn('An island was rendered anew.', error)
        queueMicrotask(() => {
          onReplaced()
          before.focusAgain()
        })
      },
    })
  })
}

type BoxProps = { onRender: () => void; onFailed: (error: unknown) => void; children?: ReactNode }

/**
 * The error boundary of an island. It renders at hydration, and again when a child has thrown; both times the DOM is
 * still as the visitor had it, because React only changes it in the commit phase.
 */
class Box extends Component<BoxProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailed(error)
  }
  override render() {
    this.props.onRender()
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Calls back when its children are hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Waits while the pointer is down in the island: a button that React replaced meanwhile would get no click. */
async function untilReleased(island: HTMLElement): Promise<void> {
  if (!island.matches(':active')) return
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, () => setTimeout(resolve), { once: true }) // after the click event
  })
}

/** Saves the state of an island: its elements, field values, focus and selection. */
function keep(island: HTMLElement) {
  const nodes = [...island.childNodes]
  const fields = [...island.querySelectorAll<HTMLInputElement>('input, textarea')]
  const typed = fields.map((field) => ({ field, value: field.value, checked: field.checked }))
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && island.contains(activeElement) ? activeElement : null
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = isField ? focused : noSelection
  /** Restores the focus to the same element, or its replacement. */
  const focusAgain = () => {
    const target = focused?.isConnected ? focused : document.getElementById(focused?.id ?? '')
    if (!target || target === document.activeElement) return
    target.focus({ preventScroll: true })
    const hasText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (hasText && start !== null) target.setSelectionRange(start, end, direction ?? undefined)
  }
  /** Re-enables native validation, as without scripts. */
  const putBack = () => {
    island.replaceChildren(...nodes)
    for (const form of island.querySelectorAll('form')) form.noValidate = false
    for (const { field, value, checked } of typed)
      Object.assign(field, field.value === value ? { checked } : { checked, value })
    focusAgain()
  }
  return { focusAgain, putBack }
}

const noSelection = { selectionStart: null, selectionEnd: null, selectionDirection: null }
