import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** What the service's pages take from the built site: its style sheet and its mark. */
export type SiteParts = { mark: string; styles: readonly string[] }

/** Finds the site's style sheet and mark; without a built site the pages are plain and work all the same. */
export async function readSiteParts(siteFolder: string): Promise<SiteParts> {
  const assets = await readdir(path.join(siteFolder, 'static', 'assets')).catch(() => [])
  const styles = assets.filter((name) => /^style\..+\.css$/.test(name)).map((name) => `/static/assets/${name}`)
  const mark = await readFile(path.join(siteFolder, 'favicon.svg'), 'utf8').catch(() => '')
  return {
    // The icon's own dark green would not be seen on a dark page.
    mark: mark.trim().replace(/stroke="#[\da-f]+"/, 'stroke="currentColor" aria-hidden="true"'),
    styles: [...styles, '/subscribe/answer.css'],
  }
}

/** The small script and style sheet of the service's pages, as files of this origin. */
export function serveAssets(app: FastifyInstance): void {
  app.get('/subscribe/answer.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
  app.get('/subscribe/answer.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  )
}

/** The chosen theme before anything is painted; then the word to the page with the form (src/sign-up/form-state.ts). */
const script = `{
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {}
  const { kind, ok } = root.dataset
  if (kind && 'BroadcastChannel' in window) new BroadcastChannel('sign-up').postMessage({ kind, ok: ok === 'true' })
}
`

const style = `
.answer { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh }
.answer > header, .answer > main, .answer > footer { padding-inline: var(--grid-x); width: 100% }
.answer > header { padding-block: 20px }
.answer .brand { display: inline-flex; margin: 0 }
.answer .brand svg { width: 48px; height: 48px }
.answer > main { flex: 1; padding-block: clamp(40px, 8vw, 88px) }
.answer > main > * { max-width: 34rem }
.answer h1 { font-size: var(--h2); max-width: 20em; overflow-wrap: break-word }
.answer main > p { margin-top: 20px; overflow-wrap: anywhere }
.answer .answer__links { display: flex; flex-wrap: wrap; gap: 8px 28px; margin-top: 40px }
.answer .answer__links a { display: inline-block; padding-block: 10px }
.answer > footer { padding-block: 24px; border-top: 1px solid var(--rule); color: var(--text-2) }
.answer__tel { white-space: nowrap }
@media (prefers-reduced-motion: no-preference) {
  .answer__later { visibility: hidden; animation: answer-later 1ms 1.6s forwards }
}
@keyframes answer-later { to { visibility: visible } }
`
