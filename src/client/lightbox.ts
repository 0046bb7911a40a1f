import { dialogs } from '../../content/dialogs.ts'
import { closest } from './closest.ts'
import { closeDialog, openDialog } from './dialogs.ts'
import { isModified } from './modified-click.ts'

/**
 * Opens a picture in a full-screen dialog: from a link to the large file that holds the picture, inside a figure with an
 * optional caption.
 */
export function startLightbox(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isModified(event)) return
    // what lies beside the picture is the overlay
    if (event.target.classList.contains('lightbox__pic')) closeDialog(dialogs.picture)
    const link = event.target.closest<HTMLAnchorElement>('a[data-lightbox]')
    const place = document.querySelector(`#${dialogs.picture} figure`)
    if (!link || !place) return
    event.preventDefault()
    place.replaceChildren(...shown(link))
    openDialog(dialogs.picture)
  })
  document.addEventListener('close', empty, true)
}

function shown(link: HTMLAnchorElement): Element[] {
  const box = document.createElement('div')
  box.className = 'lightbox__pic'
  const picture = document.createElement('img')
  picture.src = link.href
  picture.alt = link.querySelector('img')?.alt ?? ''
  box.append(picture)
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent
  if (!caption) return [box]
  const words = document.createElement('figcaption')
  words.textContent = caption
  return [box, words]
}

function empty({ target }: Event): void {
  closest(target, `#${dialogs.picture}`)?.querySelector('figure')?.replaceChildren()
}
