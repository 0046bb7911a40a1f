import { Component, type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '../../site/languages.ts'
import { LanguageContext } from '../language/use-messages.ts'

/**
 * Hydrates an island with its prerendered props; resolves to whether hydration succeeded. When the component throws,
 * now or later, the island's HTML is restored with typed text, focus and selection, so that one error does not break
 * the page. `onReplaced` is called when React has rendered the island anew because its HTML had changed, for example by
 * browser translation; `onFailed` when the component has thrown.
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
    let before = saveState(island)
    const events = {
      onRender: () => {
        before = saveState(island)
      },
      onFailed: (error: unknown) =>
        // After React has emptied the container and overwritten the field.
        queueMicrotask(() => {
          before.restore()
          onFailed(error)
          resolve(false)
        }),
    }
    // the build has serialized this component's props
    const content = createElement(component as ComponentType<object>, props)
    const inLanguage = createElement(LanguageContext, { value: language }, content)
    const hydrated = createElement(Hydrated, { onHydrated: () => resolve(true) }, inLanguage)
    hydrateRoot(island, createElement(IslandErrorBoundary, events, hydrated), {
      onRecoverableError: (error) => {
        console.warn('An island was rendered anew.', error)
        queueMicrotask(() => {
          onReplaced()
          before.restoreFocus()
        })
      },
    })
  })
}

type ErrorBoundaryProps = { onRender: () => void; onFailed: (error: unknown) => void; children?: ReactNode }

/**
 * The error boundary of an island. React renders it at hydration, and again when a child has thrown; both times the DOM
 * still has the visitor's state, because React only changes the DOM in the commit phase.
 */
class IslandErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
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

/**
 * Waits until no part of the island is pressed: a button that React replaced during the press would receive no click.
 * Polls, because after a tap Chromium keeps `:active` for a moment without a further event.
 */
async function untilReleased(island: HTMLElement): Promise<void> {
  while (island.matches(':active')) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Saves the state of an island: its elements, field values, focus and selection. */
function saveState(island: HTMLElement) {
  const nodes = [...island.childNodes]
  const fields = [...island.querySelectorAll<HTMLInputElement>('input, textarea')]
  const typed = fields.map((field) => ({ field, value: field.value, checked: field.checked }))
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && island.contains(activeElement) ? activeElement : null
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = isField ? focused : noSelection
  /** Restores the focus to the same element, or its replacement. */
  const restoreFocus = () => {
    const target = focused?.isConnected ? focused : document.getElementById(focused?.id ?? '')
    if (!target || target === document.activeElement) return
    target.focus({ preventScroll: true })
    const hasText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (hasText && start !== null) target.setSelectionRange(start, end, direction ?? undefined)
  }
  /** Restores the HTML and the typed text, and re-enables native form validation. */
  const restore = () => {
    island.replaceChildren(...nodes)
    for (const form of island.querySelectorAll('form')) form.noValidate = false
    for (const { field, value, checked } of typed)
      Object.assign(field, field.value === value ? { checked } : { checked, value })
    restoreFocus()
  }
  return { restoreFocus, restore }
}

const noSelection = { selectionStart: null, selectionEnd: null, selectionDirection: null }
