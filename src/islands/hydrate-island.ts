import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '../../content/languages.ts'
import { LanguageContext } from '../language/use-messages.ts'

/**
 * Hydrates an island with the props that it was rendered with, and resolves when that is done. When the component throws,
 * now or later, its HTML is restored as the visitor had it, typed text included: a fault costs one box, not the page.
 * `onReplaced` is called when React has rendered the island anew because its HTML had changed, as by a translation.
 */
export async function hydrateIsland(
  island: HTMLElement,
  component: ComponentType<never>,
  language: Language,
  onReplaced: () => void,
): Promise<void> {
  await untilReleased(island)
  const props: object = JSON.parse(island.dataset.given ?? '{}')
  const nodes = [...island.childNodes]
  return new Promise((resolve, reject) => {
    const content = createElement(component as ComponentType<object>, props) // what the build has given it
    const inLanguage = createElement(LanguageContext, { value: language }, content)
    hydrateRoot(island, createElement(Hydrated, { onHydrated: resolve }, inLanguage), {
      onUncaughtError: (error) => {
        console.error(error)
        queueMicrotask(() => restore(island, nodes)) // once React has emptied the place
        reject(error)
      },
      onRecoverableError: (error) => {
        console.warn('An island was rendered anew.', error)
        queueMicrotask(onReplaced)
      },
    })
  })
}

/** Calls back when what is in it is hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Waits while something in the island is pressed: a button that React replaced below the pointer would get no click. */
async function untilReleased(island: HTMLElement): Promise<void> {
  if (!island.matches(':active')) return
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, () => setTimeout(resolve), { once: true }) // after the click
  })
}

/** Restores the old elements, which hold what was typed; the browser validates the form again, as without scripts. */
function restore(island: HTMLElement, nodes: readonly ChildNode[]): void {
  island.replaceChildren(...nodes)
  for (const form of island.querySelectorAll('form')) form.noValidate = false
}
