import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isModified } from '../components/modified-click.ts'
import { settle } from '../loading/settle.ts'
import type { RenderedDocument } from './rendered-document.ts'

type Props = { document: RenderedDocument }

/** The safe HTML of a document; its links inside the site are followed by the router (architecture §5). */
export function DocumentBody({ document: shown }: Props) {
  const navigate = useNavigate()
  useNewerText(shown)
  const follow = (event: MouseEvent) => {
    const address = isModified(event) || event.defaultPrevented ? null : addressInside(event.target)
    if (!address) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    // biome-ignore lint/a11y: the links inside are what is pressed, and Enter presses them
    <div
      className="prose"
      data-document={shown.name}
      data-hash={shown.hash}
      data-title={shown.title}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from renderDocument, which sanitises
      dangerouslySetInnerHTML={{ __html: shown.body }}
    />
  )
}

/** A newer text is laid out at once: it comes in the midst of reading, and what is put off above would move the reader. */
function useNewerText(shown: RenderedDocument): void {
  const before = useRef(shown)
  useLayoutEffect(() => {
    const { name, hash } = before.current
    before.current = shown
    if (name === shown.name && hash !== shown.hash) settle(true)
  }, [shown])
}

/** Where a link leads inside the site; files, anchors and pictures are the browser's and the reader's. */
function addressInside(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.target || link.matches('.anchor, [data-lightbox]')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  return origin === location.origin && !pathname.includes('.') ? pathname + search + hash : null
}
