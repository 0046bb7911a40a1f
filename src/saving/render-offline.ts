import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../content/languages.ts'
import { offlineMessages } from '../../content/messages/offline.ts'
import { OfflinePage } from './OfflinePage.tsx'

/** The page without coverage for the prerenderer: what is in its head, and its body. */
export function renderOffline(language: Language): { head: string; body: string } {
  return {
    head: `<title>${offlineMessages[language].tab}</title><meta name="robots" content="noindex">`,
    body: renderToStaticMarkup(createElement(OfflinePage, { language })),
  }
}

/** The quiet line of a saved page, in which `{day}` stands for its day. */
export function savedLine(language: Language): string {
  return offlineMessages[language].line('{day}')
}
