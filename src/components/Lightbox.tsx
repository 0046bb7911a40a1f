import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { closeDialog, openDialog } from './dialogs.ts'

type Shown = { source: string; alt: string; caption: string }

type Props = { id: string; label: string; closeLabel: string; children: ReactNode }

/**
 * Opens the pictures of what it surrounds in a full-screen dialog. A picture asks for it by the event `lightbox`,
 * sent from a link to the large file that holds the picture, inside a figure with an optional caption.
 */
export function Lightbox({ id, label, closeLabel, children }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const open = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      setShown({
        source: event.target.href,
        alt: event.target.querySelector('img')?.alt ?? '',
        caption: event.target.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
      })
      openDialog(id)
    }
    element.addEventListener('lightbox', open)
    return () => element.removeEventListener('lightbox', open)
  }, [id])
  return (
    <div ref={root}>
      {children}
      <Dialog id={id} className="lightbox" label={label} closeLabel={closeLabel} onClosed={() => setShown(null)}>
        {shown && (
          <figure>
            {/* biome-ignore lint/a11y: what lies beside the picture is the overlay; Escape and the button close as well */}
            <div className="lightbox__pic" onClick={(event) => closeBesidePicture(event, id)}>
              <img src={shown.source} alt={shown.alt} />
            </div>
            {shown.caption && <figcaption>{shown.caption}</figcaption>}
          </figure>
        )}
      </Dialog>
    </div>
  )
}

function closeBesidePicture(event: MouseEvent, id: string) {
  if (event.target === event.currentTarget) closeDialog(id)
}
