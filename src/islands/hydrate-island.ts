import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '../../content/languages.ts'
import { HydratedIsland } from './HydratedIsland.tsx'

/**
 * Hydrates an island with the values that it was rendered with, and resolves when that is done. One that throws, now or
 * later, is put back as the visitor had it, typed text included: it costs its own box, not the page. `onReplaced` is
 * called when React has rendered it anew, because the page was another than was rendered, as after a translation.
 */
export function hydrateIsland(
  place: HTMLElement,
  component: ComponentType<never>,
  language: Language,
  onReplaced: () => void,
): Promise<void> {
  const given: object = JSON.parse(place.dataset.given ?? '{}')
  const nodes = [...place.childNodes]
  return new Promise((resolve, reject) => {
    const content = createElement(component as ComponentType<object>, given) // what the build has given it
    hydrateRoot(place, createElement(HydratedIsland, { language, onHydrated: resolve }, content), {
      onUncaughtError: (error) => {
        console.error(error)
        queueMicrotask(() => restore(place, nodes)) // once React has emptied the place
        reject(error)
      },
      onRecoverableError: (error) => {
        console.warn('An island was rendered anew.', error)
        queueMicrotask(onReplaced)
      },
    })
  })
}

/** The old elements still hold what was typed into them; the browser checks the form again, as without scripts. */
function restore(place: HTMLElement, nodes: readonly ChildNode[]): void {
  place.replaceChildren(...nodes)
  for (const form of place.querySelectorAll('form')) form.noValidate = false
}
