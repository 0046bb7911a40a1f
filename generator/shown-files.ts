import { Parser } from 'htmlparser2'

/** Which attributes of an element name what the page shows or loads. A link leads elsewhere, and the film is not saved. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  a: /^$/,
  audio: /^$/,
  track: /^$/,
  source: /^srcset$/,
  video: /^poster$/,
}
const ELSEWHERE = /^(?:src|srcset|href|imagesrcset|data|poster)$/

/** The addresses of this site's files that a page shows or loads by itself, its style sheets' not. */
export function filesShownOn(html: string, address: string): string[] {
  const named: string[] = []
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'link' && /\b(?:alternate|canonical|apple-touch-icon)\b/.test(attributes.rel ?? '')) return
        // browsers that save the site take the drawing of the mark
        if (tag === 'link' && attributes.rel === 'icon' && !attributes.href?.endsWith('.svg')) return
        for (const [name, value] of Object.entries(attributes)) {
          if (!(SHOWN[tag] ?? ELSEWHERE).test(name)) continue
          named.push(
            ...(name.endsWith('set') ? value.split(/,\s+/).map((one) => one.trim().split(' ')[0] ?? '') : [value]),
          )
        }
      },
    },
    { lowerCaseAttributeNames: true },
  )
  parser.end(html)
  return [...onThisSite(named, address), ...filesNamedByStyle(html, address)]
}

/** The addresses of this site's files that a style sheet, or the style in a page, names. */
export function filesNamedByStyle(style: string, address: string): string[] {
  const named = Array.from(style.matchAll(/\burl\(\s*["']?([^"')]+)/g), ([, name = '']) => name)
  return onThisSite(named, address)
}

/** As a browser asks for them: without query and hash, every letter encoded. Pages have no ending. */
function onThisSite(named: readonly string[], from: string): string[] {
  const base = new URL(from, 'http://site.example')
  return named
    .flatMap((name) => (URL.canParse(name, base) ? new URL(name, base) : []))
    .filter(({ origin, pathname }) => origin === base.origin && /\.\w+$/.test(pathname))
    .map(({ pathname }) => pathname)
}
