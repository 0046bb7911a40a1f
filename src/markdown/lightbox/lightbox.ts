import { dialogIds } from '../../../site/dialogs.ts'
import { closeDialog, openDialog } from '../../dom/dialogs.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/**
 * Opens a picture in a full-screen dialog when it is clicked. The picture is inside a link to its large file, in a
 * figure with an optional caption.
 */
export function startLightbox(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isModifiedClick(event)) return
    // A click on the area around the picture closes the dialog.
    if (event.target.matches('.lightbox, .lightbox__picture')) closeDialog(dialogIds.picture)
    const link = event.target.closest<HTMLAnchorElement>('a.figure-button')
    const place = document.querySelector(`#${dialogIds.picture} figure`)
    const box = place?.firstElementChild
    if (!link || !place || !box) return
    event.preventDefault()
    const image = link.querySelector('img')
    // If the page shows a drawing's version for narrow viewports, so does the dialog.
    const src = image?.currentSrc.endsWith('-narrow.svg') ? image.currentSrc : link.href
    box.replaceChildren(Object.assign(new Image(), { src, alt: image?.alt ?? '' }))
    const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    place.replaceChildren(box, caption ?? '')
    openDialog(dialogIds.picture)
  })
}
