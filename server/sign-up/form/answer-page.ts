import { type Language, languages } from '../../../content/languages.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import { localPath, paths } from '../../../content/paths.ts'
import { phoneHref, type SignUpKind, site } from '../../../content/site.ts'
import type { SiteParts } from './assets.ts'
import { escapeHtml } from './html.ts'

export type AnswerPage = {
  language: Language
  title: string
  paragraphs: readonly string[]
  /** A form, as HTML. */
  form?: string
  /** Which form of the site this answers, and how it went; told to the page that is open in the other tab. */
  outcome?: { kind: SignUpKind; isOk: boolean }
  /** The same page in the other language, by its bare path, where it can be asked for. */
  path?: string
}

/** A page of the service in the site's look: mark, heading, text, ways back and where to get help. */
export function answerPage(page: AnswerPage, { mark, styles }: SiteParts): string {
  const { language, title, paragraphs, form = '', outcome, path } = page
  const m = serviceMessages[language]
  const told = outcome ? ` data-kind="${outcome.kind}" data-ok="${outcome.isOk}"` : ''
  const others = path ? languages.filter((other) => other !== language) : []
  const alternates = others.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${localPath(path ?? '/', other)}">`,
  )
  return `<!doctype html>
<html lang="${language}"${told}><head><meta charset="utf-8"><title>${escapeHtml(m.titled(title))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<script src="/subscribe/answer.js"></script>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${alternates.join('')}</head>
<body class="answer"><header><a class="brand" href="${localPath(paths.home, language)}" aria-label="${escapeHtml(`${site.product}, ${m.home.toLowerCase()}`)}">${mark}<b>${escapeHtml(site.product)}</b></a></header>
<div class="frame" aria-hidden="true"></div>
<main><h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${form}
<ul class="answer__links"><li><a href="${localPath(paths.home, language)}">${escapeHtml(m.home)}</a></li><li><a href="${localPath(paths.signUp, language)}${outcome ? `#${outcome.kind}` : ''}">${escapeHtml(m.signUp)}</a></li></ul></main>
<footer><p>${escapeHtml(m.support)}: <a href="mailto:${escapeHtml(site.email)}">${escapeHtml(site.email)}</a>, <a class="answer__tel" href="tel:${escapeHtml(phoneHref)}">${escapeHtml(site.phone)}</a></p></footer>
</body></html>
`
}
