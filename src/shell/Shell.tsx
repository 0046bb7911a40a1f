import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { readPath } from '../../content/paths.ts'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { useMessages } from '../language/use-messages.ts'
import { PrivacyDialog } from './dialogs/PrivacyDialog.tsx'
import { SearchHost } from './dialogs/SearchHost.tsx'
import { SignUpDialogs } from './dialogs/SignUpDialogs.tsx'
import { UnsetDialog } from './dialogs/UnsetDialog.tsx'
import { Footer } from './footer/Footer.tsx'
import { PageHead } from './head/PageHead.tsx'
import { Header } from './header/Header.tsx'
import { MobileMenu } from './header/MobileMenu.tsx'
import { PageChange } from './page-change/PageChange.tsx'

/** What surrounds every page. */
export function Shell() {
  const { pathname } = useLocation()
  const { language } = readPath(pathname)
  const [opened] = useState(pathname)
  return (
    <LanguageProvider language={language}>
      <PageHead />
      <SkipLink />
      <Suspense>
        <Header />
      </Suspense>
      <Suspense>
        <main id="main" tabIndex={-1}>
          <Outlet key={pathname} />
        </main>
        <PageChange opened={opened} />
      </Suspense>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <SignUpDialogs />
        <PrivacyDialog />
        <UnsetDialog />
        <MobileMenu />
      </Suspense>
      <SearchHost />
    </LanguageProvider>
  )
}

function SkipLink() {
  const m = useMessages()
  return (
    <a className="skip" href="#main">
      {m.skipToContent}
    </a>
  )
}
