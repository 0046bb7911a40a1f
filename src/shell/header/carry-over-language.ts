import { carryOver } from '../../dom/carry-over.ts'
import { isModified } from '../../dom/modified-click.ts'
import { languageLinkAt } from './language.ts'

/** Lets the page in another language take over where the reader is, and what was typed. */
export function keepPlaceInLanguage(): void {
  document.addEventListener('click', (event) => {
    const link = languageLinkAt(event.target)
    if (link && !event.defaultPrevented && !isModified(event)) carryOver(link.pathname)
  })
}
