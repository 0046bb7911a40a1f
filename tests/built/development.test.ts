import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../generator/files/folders.ts'
import { localPath, paths } from '../../site/paths.ts'

/* The development server must render the same HTML as the build, except for inline styles and the URLs of files. */

const pages = [
  ...['/', paths.glossary, paths.search, paths.signUp, '/no-such-page'],
  ...[paths.windthrow, paths.fire, paths.planning],
  ...[paths.basics, paths.droneOperations, paths.advanced],
  ...[paths.faq, paths.guides, paths.api],
].flatMap((address) => [localPath(address, 'en'), localPath(address, 'sv')])

let server: ViteDevServer
let address = ''

beforeAll(async () => {
  server = await createServer({
    root: projectRoot,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
}, 60_000)
afterAll(() => server?.close())

for (const page of pages) {
  test(`${page} is the same in development`, async () => {
    const response = await fetch(new URL(page, address))
    expect(normalise(await response.text())).toBe(normalise(builtPage(page)))
  }, 30_000)
}

function builtPage(pathname: string): string {
  const name = pathname === '/' ? 'index' : pathname.replace('/no-such-page', '/404').slice(1)
  return readFileSync(path.join(projectRoot, 'dist/site', `${name}.html`), 'utf8')
}

/** Removes the scripts for hot reload, inline styles and the URLs of files, and normalizes whitespace. */
function normalise(html: string): string {
  return html
    .replace(/<script type="module">import \{ injectIntoGlobalHook \}.*?<\/script>\s*/s, '')
    .replace('<script type="module" src="/@vite/client"></script>', '')
    .replace(/<style>.*?<\/style>/gs, '<style></style>')
    .replace(/data-code="[^"]*"/g, 'data-code')
    .replace(/\/(static|src|generated|public)\/[\w./-]+/g, 'FILE')
    .replaceAll('><', '>\n<')
    .replaceAll(/\s*\n\s*/g, '\n')
}
