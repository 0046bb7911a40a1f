import { arrowKeySteps } from '../../dom/arrow-keys.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { parseHashId } from '../../dom/hash-scroll.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

const TAB = '[role="tab"]'

/**
 * Tabs by the pattern of the ARIA guide: arrows, Home and End move and select, Enter and Space select. The hash of the
 * address names the one that is chosen.
 */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = closestToTarget(event.target, TAB)
    if (!tab || isModifiedClick(event)) return
    event.preventDefault()
    choose(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = closestToTarget(event.target, TAB)
    const all = tab ? tabsBeside(tab) : []
    if (isModifiedClick(event)) return
    const next = tab && all[nextIndex(event.key, all.indexOf(tab), all.length) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
  const follow = () => {
    const tab = closestToTarget(document.getElementById(`tab-${parseHashId(location.hash)}`), TAB)
    if (tab) select(tab)
  }
  follow()
  addEventListener('hashchange', follow)
}

function choose(tab: HTMLElement): void {
  select(tab)
  history.replaceState(history.state, '', tab.getAttribute('href'))
}

function select(chosen: HTMLElement): void {
  for (const tab of tabsBeside(chosen)) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', isChosen)
  }
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>(TAB) ?? [])]
}

/** Which tab a key leads to; undefined for a key that is not for tabs. Enter and Space click the link. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = arrowKeySteps[key]
  return step && (index + step + count) % count
}
