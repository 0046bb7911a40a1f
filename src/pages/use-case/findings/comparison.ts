/** The divider between two views (src/pages/use-case/findings/Findings.tsx) follows the range input that lies over them. */
export function startComparisons(): void {
  document.addEventListener('input', ({ target }) => moveDivider(target))
  /** Where the divider was when a finger came down: one that goes on to scroll the page leaves it there. */
  let valueBefore = ''
  document.addEventListener('pointerdown', ({ target }) => {
    if (isDivider(target)) valueBefore = target.value
  })
  document.addEventListener('pointercancel', ({ target }) => {
    if (!isDivider(target)) return
    target.value = valueBefore
    moveDivider(target)
  })
  for (const divider of document.querySelectorAll('.compare input')) moveDivider(divider) // moved before, or restored
}

function isDivider(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('.compare input')
}

/** Sets the style by script, since the policy of the page forbids style attributes; the text names both shares. */
function moveDivider(target: EventTarget | null): void {
  if (!isDivider(target)) return
  const shares = [target.valueAsNumber, 100 - target.valueAsNumber]
  target.closest<HTMLElement>('.compare')?.style.setProperty('--pos', `${shares[0]}%`)
  target.ariaValueText = (target.ariaValueText ?? '').replace(/\d+/g, (old) => String(shares.shift() ?? old))
}
