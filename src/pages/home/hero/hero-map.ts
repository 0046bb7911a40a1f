import { arrowSteps } from '../../../dom/arrow-keys.ts'
import { closest } from '../../../dom/closest.ts'
import { isModified } from '../../../dom/modified-click.ts'

/** The compartments of the home page's map (src/pages/home/hero/HeroMap.tsx) open their plates, one at a time. */
export function startHeroMap(): void {
  const compartments = [...document.querySelectorAll<SVGGElement>('.compartment')]
  const plates = document.querySelectorAll('.plate')
  const open = (target: EventTarget | null) => {
    const chosen = closest<SVGGElement>(target, '.compartment')
    if (!chosen) return
    for (const [index, compartment] of compartments.entries()) {
      compartment.ariaPressed = String(compartment === chosen)
      compartment.tabIndex = compartment === chosen ? 0 : -1
      plates[index]?.classList.toggle('is-on', compartment === chosen)
    }
  }
  const map = compartments[0]?.closest('div') // not the drawing: one that listens to focus is a stop of Tab in Chromium (bug 445798)
  for (const type of ['pointerover', 'focusin', 'click']) map?.addEventListener(type, ({ target }) => open(target))
  map?.addEventListener('keydown', (event) => {
    const step = arrowSteps[event.key]
    if (!step || isModified(event)) return
    event.preventDefault()
    const place = compartments.findIndex(({ ariaPressed }) => ariaPressed === 'true')
    compartments.at((place + step) % compartments.length)?.focus()
  })
  // Pointer or focus may have come to a compartment before.
  open(compartments.find((compartment) => compartment.matches(':focus, :hover')) ?? null)
}
