import { languages } from '../site/languages.ts'
import { localPath, NOT_FOUND_PATH } from '../site/paths.ts'
import type { Redirect } from '../site/redirects.ts'
import { createSecurityHeaders, type InlineHashes, NOINDEX_HEADER, type SecurityHeaders } from './security-headers.ts'
import type { PageSettings } from './settings.ts'
import { mediaTypes } from './site/media-types.ts'
import { CACHE_FOR_A_YEAR, CACHE_REVALIDATE, NOINDEX_FOLDERS } from './site/static-response.ts'

/**
 * Configuration for hosts that serve the build without this server (docs/deploy.md): `_headers` and `_redirects` for
 * static hosts, and the rules for nginx, by file name.
 */
export function makeHostingFiles(hashes: InlineHashes, settings: PageSettings, moved: readonly Redirect[]) {
  const headers = createSecurityHeaders(hashes, { ...settings, isPreview: settings.publicAddress === '' })
  return {
    site: { _headers: formatHeaderRules(headers), _redirects: formatRedirects(moved) },
    nginx: formatNginxRules(headers, moved),
  }
}

/** `_headers` for static hosts, which do not cache pages by default, and which join duplicate headers. */
function formatHeaderRules({ ofPages }: SecurityHeaders): string {
  const rule = (place: string, headers: Readonly<Record<string, string>>) =>
    `${place}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  return [
    rule('/*', ofPages),
    rule('/static/*', { 'cache-control': CACHE_FOR_A_YEAR }),
    ...NOINDEX_FOLDERS.map((folder) => rule(`/${folder}/*`, NOINDEX_HEADER)),
  ].join('')
}

/**
 * `_redirects`: static hosts serve `faq.html` at `/faq` and `404.html` by themselves, but no not-found page per
 * language.
 */
function formatRedirects(moved: readonly Redirect[]): string {
  const others = languages
    .map((language) => localPath(NOT_FOUND_PATH, language))
    .filter((address) => address !== NOT_FOUND_PATH)
  const rules = others.map((address) => `${address.replace(/404$/, '*')} ${address}.html 404`)
  return ['/index / 301', ...moved.map(({ from, to }) => `${from} ${to} 301`), ...rules, ''].join('\n')
}

/** The content of nginx's `server` block, except name, certificate and root. */
function formatNginxRules({ ofPages, ofFiles }: SecurityHeaders, moved: readonly Redirect[]): string {
  // “always” also applies to a 404, which must not be cached for a year.
  const add = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} "${value}"${value === CACHE_FOR_A_YEAR ? '' : ' always'};\n`)
      .join('')
  const page = add({ ...ofPages, 'cache-control': CACHE_REVALIDATE })
  const unindexed = add({ ...ofFiles, 'cache-control': CACHE_REVALIDATE, ...NOINDEX_HEADER })
  const types = Object.entries(mediaTypes).map(([ending, type]) => `  ${type.replace(/;.*/, '')} ${ending.slice(1)};\n`)
  const texts = Object.values(mediaTypes).flatMap((type) => /^(?!text\/html)(.*); charset/.exec(type)?.[1] ?? [])
  const old = moved.map(({ from, to }) => {
    const [path, hash] = to.split('#')
    return `location = ${from} {\n  return 301 "${path}$is_args$args${hash ? `#${hash}` : ''}";\n${page}}\n`
  })
  const notFound = languages.map((language) => {
    const address = localPath(NOT_FOUND_PATH, language)
    const folder = address.replace(/404$/, '')
    return (
      `location ${folder} {\n  error_page 404 ${address}.html;\n  try_files $uri.html $uri =404;\n${page}}\n` +
      `location = ${address} { error_page 404 ${address}.html; return 404; }\n` +
      `location = ${address}.html {\n  internal;\n${page}}\n`
    )
  })
  return `# How nginx serves the files of this build by itself: docs/deploy.md. Its policy names this build's hashes.
types {
${types.join('')}}
charset utf-8;
charset_types ${[...new Set(texts)].join(' ')};
gzip_static on;
gzip_vary on;
absolute_redirect off;
${old.join('')}${notFound.join('')}location ~ ^/(?:index)?$ {\n  try_files /index.html =404;\n${page}}
location /static/ {\n  try_files $uri =404;\n${add({ ...ofFiles, 'cache-control': CACHE_FOR_A_YEAR })}}
${NOINDEX_FOLDERS.map((folder) => `location /${folder}/ {\n  try_files $uri =404;\n${unindexed}}\n`).join('')}location ~ \\.(?:html|br|gz)$|^/_ { error_page 404 /404.html; return 404; }
location ~ ./$ {
  error_page 404 /404.html;
  # The address as it was sent: a decoded one could break out of its line. A backslash would lead to another site.
  if ($request_uri ~ "^/+([^?\\\\\\\\]*[^/?\\\\\\\\])/+(\\?.*)?$") { return 308 /$1$2; }
  return 404;
}
`
}
