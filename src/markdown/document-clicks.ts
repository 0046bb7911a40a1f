import type { NavigateFunction } from 'react-router'
import type { Messages } from '../../content/messages/en.ts'

/** How long a confirmation stays beside what was copied. */
const CONFIRMATION_MS = 2_000

type Context = { navigate: NavigateFunction; words: Messages['document'] }

/** What a click inside a document does: copy an anchor or code, open a picture, follow an internal link. */
export function handleDocumentClick(event: MouseEvent, { navigate, words }: Context): void {
  if (!(event.target instanceof Element) || event.defaultPrevented || event.button !== 0) return
  const copy = event.target.closest<HTMLElement>('.code__copy')
  if (copy) {
    void copyText(copy.parentElement?.querySelector('pre')?.textContent ?? '').then((done) =>
      confirm(copy, done ? words.codeCopied : words.copyFailed),
    )
    return
  }
  const link = event.target.closest('a')
  if (!link?.hasAttribute('href') || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.classList.contains('anchor')) {
    // The link itself is followed as well: the address bar shows the section.
    void copyText(link.href).then((done) => confirm(link, done ? words.linkCopied : words.copyFailed))
    return
  }
  if (link.hasAttribute('data-lightbox')) {
    event.preventDefault()
    link.dispatchEvent(new CustomEvent('lightbox', { bubbles: true }))
    return
  }
  const url = new URL(link.href)
  if (url.origin !== location.origin || link.target || url.pathname.includes('.')) return
  event.preventDefault()
  void navigate(url.pathname + url.search + url.hash)
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no permission, or no secure context: the confirmation says so
  }
}

/** Shows a word beside the element and says it to screen readers, then takes both away. */
function confirm(element: HTMLElement, text: string): void {
  element.querySelector('.copied')?.remove()
  const tip = document.createElement('span')
  tip.className = 'copied'
  tip.setAttribute('role', 'status')
  tip.textContent = text
  element.append(tip)
  setTimeout(() => tip.remove(), CONFIRMATION_MS)
}
