import { dialogIds } from '../../../site/dialogs.ts'
import { closeDialog, openDialog } from '../../dom/dialogs.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/**
 * Opens a picture in a full-screen dialog when it is clicked. The picture is inside a link to its large file, which
 * the caption follows, if there is one.
 */
export function startLightbox(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isModifiedClick(event)) return
    // A click on the area around the picture closes the dialog.
    if (event.target.matches('.lightbox, .lightbox__picture')) closeDialog(dialogIds.picture)
    const link = event.target.closest<HTMLAnchorElement>('a.figure-button')
    const image = link?.querySelector('img')
    const box = document.querySelector('.lightbox__picture')
    if (!link || !image || !box) return
    event.preventDefault()
    // If the page shows a drawing's version for narrow viewports, so does the dialog.
    const src = image.currentSrc.endsWith('-narrow.svg') ? image.currentSrc : link.href
    const large = Object.assign(new Image(), { src, alt: image.alt })
    large.style.cssText = `--ratio:${image.width / image.height};--preview:url("${image.currentSrc}")`
    box.replaceChildren(large)
    const caption = link.nextElementSibling?.cloneNode(true)
    box.parentElement?.replaceChildren(box, caption ?? '')
    openDialog(dialogIds.picture)
  })
}
