import type { ReactNode } from 'react'
import { ANNOUNCEMENTS } from '../client/announce.ts'
import { useMessages } from '../language/use-messages.ts'
import { PrivacyDialog } from './dialogs/PrivacyDialog.tsx'
import { SearchDialog } from './dialogs/SearchDialog.tsx'
import { SignUpDialogs } from './dialogs/SignUpDialogs.tsx'
import { UnsetDialog } from './dialogs/UnsetDialog.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { MobileMenu } from './header/MobileMenu.tsx'

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const m = useMessages()
  return (
    <>
      <a className="skip" href="#main">
        {m.skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <SignUpDialogs />
      <PrivacyDialog />
      <UnsetDialog />
      <MobileMenu />
      <SearchDialog />
      <p id={ANNOUNCEMENTS} className="sr" role="status" />
    </>
  )
}
