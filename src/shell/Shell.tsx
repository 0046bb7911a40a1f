import { Suspense, useEffect, useLayoutEffect, ViewTransition } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { readPath } from '../../content/paths.ts'
import { PrefetchContext } from '../components/prefetch-context.ts'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { useMessages } from '../language/use-messages.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { restoreKeptScroll } from './keep-scroll.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { PageHead } from './PageHead.tsx'
import { PrivacyDialog } from './PrivacyDialog.tsx'
import { prefetchPage } from './prefetch-page.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { SearchHost } from './SearchHost.tsx'
import { SignUpDialogs } from './SignUpDialogs.tsx'
import { useHashWait } from './use-hash-wait.ts'

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
