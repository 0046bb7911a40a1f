import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../content/languages.ts'
import { offlineMessages } from '../../content/messages/offline.ts'
import { OfflinePage } from './OfflinePage.tsx'

/** Renders the page without coverage: the content of its head, and its body. */
export function renderOffline(language: Language): { head: string; body: string } {
  return {
    head: `<title>${offlineMessages[language].tab}</title><meta name="robots" content="noindex">`,
    body: renderToStaticMarkup(createElement(OfflinePage, { language })),
  }
}

/** The line at the top of a saved page, with `{day}` for its day. */
export function savedLine(language: Language): string {
  return offlineMessages[language].line('{day}')
}
