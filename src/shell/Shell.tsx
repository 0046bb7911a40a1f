import { type ReactNode, Suspense, useState } from 'react'
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
        <Main>
          <Outlet key={pathname} />
        </Main>
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

/** The place of the page; it holds ready what src/reading says. */
function Main({ children }: { children: ReactNode }) {
  const { document: words, copyMarkdown, loading } = useMessages()
  return (
    <main
      id="main"
      tabIndex={-1}
      data-awaited={loading}
      data-link-copied={words.linkCopied}
      data-code-copied={words.codeCopied}
      data-copy-failed={words.copyFailed}
      data-page-copied={copyMarkdown.copied}
      data-page-failed={copyMarkdown.failed}
    >
      {children}
    </main>
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
