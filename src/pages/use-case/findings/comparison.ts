/** Moves the divider of comparison sliders (Findings.tsx, HeroStrip.tsx) to the value of their range input. */
export function startComparisons(): void {
  document.addEventListener('input', ({ target }) => moveDivider(target))
  /** The value at pointerdown, restored on pointercancel: the touch has turned out to scroll the page. */
  let valueBefore = ''
  document.addEventListener('pointerdown', ({ target }) => {
    if (isDivider(target)) valueBefore = target.value
  })
  document.addEventListener('pointercancel', ({ target }) => {
    if (!isDivider(target)) return
    target.value = valueBefore
    moveDivider(target)
  })
  // A press on the hero's picture, beside the input; offsetX runs along the picture, also where it is upright.
  document.addEventListener('click', ({ target, offsetX }) => {
    const picture = target as Element // a click on a document is on an element
    const divider = picture.querySelector<HTMLInputElement>(':scope > .strip__range')
    if (!divider) return
    divider.valueAsNumber = (offsetX / picture.clientWidth) * 100
    moveDivider(divider)
  })
  // The visitor, or the browser on reload, may have changed the value before this script ran.
  for (const divider of document.querySelectorAll('.compare input')) moveDivider(divider)
}

function isDivider(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('.compare input')
}

/**
 * Sets the divider's position as a custom property, by script, since the Content-Security-Policy forbids style
 * attributes; and writes the shares of both sides into aria-valuetext.
 */
function moveDivider(target: EventTarget | null): void {
  if (!isDivider(target)) return
  const shares = [target.valueAsNumber, 100 - target.valueAsNumber]
  target.closest<HTMLElement>('.compare')?.style.setProperty('--pos', `${shares[0]}%`)
  target.ariaValueText = (target.ariaValueText ?? '').replace(/\d+/g, (old) => String(shares.shift() ?? old))
}
