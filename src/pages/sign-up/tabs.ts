import { arrowKeySteps } from '../../dom/arrow-keys.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { parseHashId } from '../../dom/hash-scroll.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

const TAB_SELECTOR = '[role="tab"]'

/**
 * Tabs as in the ARIA Authoring Practices Guide: the arrow keys, Home and End move the focus and select, Enter and
 * Space select. The URL's hash names the selected tab.
 */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = closestToTarget(event.target, TAB_SELECTOR)
    if (!tab || isModifiedClick(event)) return
    event.preventDefault()
    chooseTab(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = closestToTarget(event.target, TAB_SELECTOR)
    const all = tab ? listTabs(tab) : []
    if (isModifiedClick(event)) return
    const next = tab && all[nextIndex(event.key, all.indexOf(tab), all.length) ?? -1]
    if (!next) return
    event.preventDefault()
    chooseTab(next)
    next.focus()
  })
  const follow = () => {
    const tab = closestToTarget(document.getElementById(`tab-${parseHashId(location.hash)}`), TAB_SELECTOR)
    if (tab) selectTab(tab)
  }
  follow()
  addEventListener('hashchange', follow)
}

function chooseTab(tab: HTMLElement): void {
  selectTab(tab)
  history.replaceState(history.state, '', tab.getAttribute('href'))
}

function selectTab(chosen: HTMLElement): void {
  for (const tab of listTabs(chosen)) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', isChosen)
  }
}

function listTabs(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>(TAB_SELECTOR) ?? [])]
}

/** The index of the tab that a key selects; undefined for other keys. Enter and Space are handled as clicks. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = arrowKeySteps[key]
  return step && (index + step + count) % count
}
