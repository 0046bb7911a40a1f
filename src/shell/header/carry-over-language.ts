import { storePageState } from '../../dom/carry-over.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { languageLinkAt } from './language.ts'

/** Carries the reading position and typed text over to the page in another language. */
export function startLanguageCarryOver(): void {
  document.addEventListener('click', (event) => {
    const link = languageLinkAt(event.target)
    if (link && !event.defaultPrevented && !isModifiedClick(event)) storePageState(link.pathname)
  })
}
