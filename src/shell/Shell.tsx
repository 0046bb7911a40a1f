import { Suspense, useEffect, useLayoutEffect, ViewTransition } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { readPath } from '../../content/paths.ts'
import { PrefetchContext } from '../components/prefetch-context.ts'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { useMessages } from '../language/use-messages.ts'
import { prefetchPage } from '../loading/prefetch-page.ts'
import { PrivacyDialog } from './dialogs/PrivacyDialog.tsx'
import { SearchHost } from './dialogs/SearchHost.tsx'
import { SignUpDialogs } from './dialogs/SignUpDialogs.tsx'
import { Footer } from './footer/Footer.tsx'
import { PageHead } from './head/PageHead.tsx'
import { Header } from './header/Header.tsx'
import { MobileMenu } from './header/MobileMenu.tsx'
import { restoreKeptScroll } from './page-change/keep-scroll.ts'
import { RouteAnnouncer } from './page-change/RouteAnnouncer.tsx'
import { useHashWait } from './page-change/use-hash-wait.ts'

/** What surrounds every page. */
export function Shell() {
  const { pathname } = useLocation()
  const { language } = readPath(pathname)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  // Before the announcer's effect: the focus cannot move to the new heading while a dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what was open over the old one
  useLayoutEffect(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    restoreKeptScroll()
  }, [pathname])
  useHashWait() // after the closing: it may open a dialog on the new page
  return (
    <LanguageProvider language={language}>
      <PrefetchContext value={prefetchPage}>
        <PageHead />
        <SkipLink />
        <Suspense>
          <Header />
        </Suspense>
        <main id="main" tabIndex={-1}>
          <ViewTransition key={pathname} enter="auto" exit="auto" update="none" default="none">
            <Suspense>
              <Outlet />
            </Suspense>
          </ViewTransition>
        </main>
        <Suspense>
          <Footer />
        </Suspense>
        <Suspense>
          <SignUpDialogs />
          <PrivacyDialog />
          <MobileMenu />
        </Suspense>
        <SearchHost />
        <RouteAnnouncer />
        <ScrollRestoration />
      </PrefetchContext>
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
