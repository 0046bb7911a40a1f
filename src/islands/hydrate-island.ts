import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '../../content/languages.ts'
import { HydratedIsland } from './HydratedIsland.tsx'
import { carryOver, restore, snapshot } from './snapshot.ts'

/**
 * Hydrates an island with the values that it was rendered with, and resolves when it is alive. One that throws, now or
 * later, is put back as the visitor had it, typed text included: it costs its own box, not the page.
 */
export function hydrateIsland(place: HTMLElement, component: ComponentType<never>, language: Language): Promise<void> {
  const given: object = JSON.parse(place.dataset.given ?? '{}')
  const before = snapshot(place)
  return new Promise((resolve, reject) => {
    const content = createElement(component as ComponentType<object>, given) // what the build has given it
    hydrateRoot(place, createElement(HydratedIsland, { language, onHydrated: resolve }, content), {
      onUncaughtError: (error) => {
        console.error(error)
        queueMicrotask(() => restore(place, before)) // once React has emptied the place
        reject(error)
      },
      // The page was another than was rendered, as after a translation: React has made the island anew.
      onRecoverableError: (error) => {
        console.warn('An island was made anew.', error)
        queueMicrotask(() => carryOver(place, before))
      },
    })
  })
}
