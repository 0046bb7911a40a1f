import type { ReactNode } from 'react'
import { ANNOUNCEMENTS_ID } from '../dom/announce.ts'
import { useMessages } from '../language/use-messages.ts'
import { PreviewBar } from '../preview/PreviewBar.tsx'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { RuntimeFailedNote } from './RuntimeFailedNote.tsx'

/** The layout that all pages share: skip link, header, main element, footer and dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const m = useMessages()
  return (
    <>
      <a className="skip" href="#main">
        {m.skipToContent}
      </a>
      <Header />
      <PreviewBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Dialogs />
      <RuntimeFailedNote text={m.lost} />
      <p id={ANNOUNCEMENTS_ID} className="visually-hidden" role="status" />
    </>
  )
}
