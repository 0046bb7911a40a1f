import type { NavigateFunction } from 'react-router'
import type { Messages } from '../../content/messages/en.ts'
import { confirmBeside, copyText } from '../components/copy-text.ts'
import { isModified } from '../components/modified-click.ts'

type Context = { navigate: NavigateFunction; words: Messages['document'] }

/** What a click inside a document does: copy an anchor or code, open a picture, follow an internal link. */
export function handleDocumentClick(event: MouseEvent, { navigate, words }: Context): void {
  if (!(event.target instanceof Element) || event.defaultPrevented || isModified(event)) return
  const copy = event.target.closest<HTMLElement>('.code__copy')
  if (copy) {
    void copyText(copy.parentElement?.querySelector('pre')?.textContent ?? '').then((done) =>
      confirmBeside(copy, done ? words.codeCopied : words.copyFailed),
    )
    return
  }
  const link = event.target.closest('a')
  if (!link?.hasAttribute('href')) return
  if (link.classList.contains('anchor')) {
    // The link itself is followed as well: the address bar shows the section.
    void copyText(link.href).then((done) => confirmBeside(link, done ? words.linkCopied : words.copyFailed))
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
