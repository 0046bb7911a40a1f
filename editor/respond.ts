import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorMessages, preferredUiLanguage, Refused, type UiLanguage } from './words.ts'

/** Content Security Policy: no other hosts, and no inline scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "manifest-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Cache-Control of files with a hash in their address. */
export const IMMUTABLE = { 'cache-control': 'max-age=31536000, immutable' }

export const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Responds with an error message in the browser's language. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const said = editorMessages[languageOf(request)]
  const status = error instanceof Refused ? error.status : 500
  const sentence = error instanceof Refused ? error.say(said) : String(error instanceof Error ? error.message : error)
  if (!response.headersSent)
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(sentence)
  // closes the connection instead of reading the rest of a body that is too large
  if (status === 413) response.on('finish', () => request.destroy())
}

export function languageOf({ headers }: IncomingMessage): UiLanguage {
  return preferredUiLanguage(headers['accept-language'])
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value))
}

export function sendHtml(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...HEADERS }).end(text)
}
