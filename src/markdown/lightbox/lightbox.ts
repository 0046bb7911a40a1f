import { dialogIds } from '../../../site/dialogs.ts'
import { closeDialog, openDialog } from '../../dom/dialogs.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/**
 * Opens a picture in a full-screen dialog: from a link to the large file around the picture, in a figure with an
 * optional caption.
 */
export function startLightbox(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isModifiedClick(event)) return
    // a sibling of the picture is its overlay
    if (event.target.matches('.lightbox, .lightbox__picture')) closeDialog(dialogIds.picture)
    const link = event.target.closest<HTMLAnchorElement>('a.figure-button')
    const place = document.querySelector(`#${dialogIds.picture} figure`)
    if (!link || !place) return
    event.preventDefault()
    // on a phone the narrow figure
    const shown = link.querySelector('img')
    const src = shown?.currentSrc.endsWith('-narrow.svg') ? shown.currentSrc : link.href
    const picture = Object.assign(new Image(), { src, alt: shown?.alt ?? '' })
    const box = Object.assign(document.createElement('div'), { className: 'lightbox__picture' })
    box.append(picture)
    const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    place.replaceChildren(box, ...(caption ? [caption] : []))
    openDialog(dialogIds.picture)
  })
}
