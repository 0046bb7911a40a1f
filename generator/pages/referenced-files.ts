import { Parser } from 'htmlparser2'

/** The attributes that reference a file to load, by element; links and the film are excluded. */
const ATTRIBUTES_BY_ELEMENT: Readonly<Record<string, RegExp>> = {
  a: /^$/,
  audio: /^$/,
  track: /^$/,
  source: /^srcset$/,
  video: /^poster$/,
}
const OTHER_ATTRIBUTES = /^(?:src|srcset|href|imagesrcset|data|poster)$/

/** The same-origin files that a page loads by itself, without those of its stylesheets. */
export function listFilesInHtml(html: string, address: string): string[] {
  const named: string[] = []
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'link' && /\b(?:alternate|canonical|apple-touch-icon)\b/.test(attributes.rel ?? '')) return
        // browsers that support service workers load the SVG icon only
        if (tag === 'link' && attributes.rel === 'icon' && !attributes.href?.endsWith('.svg')) return
        for (const [name, value] of Object.entries(attributes)) {
          if (!(ATTRIBUTES_BY_ELEMENT[tag] ?? OTHER_ATTRIBUTES).test(name)) continue
          named.push(
            ...(name.endsWith('set') ? value.split(/,\s+/).map((one) => one.trim().split(' ')[0] ?? '') : [value]),
          )
        }
      },
    },
    { lowerCaseAttributeNames: true },
  )
  parser.end(html)
  return [...resolveLocalPaths(named, address), ...listFilesInCss(html, address)]
}

/** The same-origin files that a stylesheet or inline style references. */
export function listFilesInCss(style: string, address: string): string[] {
  const named = Array.from(style.matchAll(/\burl\(\s*["']?([^"')]+)/g), ([, name = '']) => name)
  return resolveLocalPaths(named, address)
}

/** Resolves URLs to same-origin file paths, percent-encoded, without query and hash; pages have no file extension. */
function resolveLocalPaths(named: readonly string[], from: string): string[] {
  const base = new URL(from, 'http://site.example')
  return named
    .flatMap((name) => (URL.canParse(name, base) ? new URL(name, base) : []))
    .filter(({ origin, pathname }) => origin === base.origin && /\.\w+$/.test(pathname))
    .map(({ pathname }) => pathname)
}
