import { languages } from '../site/languages.ts'
import { localPath, NOT_FOUND } from '../site/paths.ts'
import type { Redirect } from '../site/redirects.ts'
import { type InlineHashes, NOINDEX_HEADER, type Security, securityHeaders } from './security-headers.ts'
import type { PageSettings } from './settings.ts'
import { mediaTypes } from './site/media-types.ts'
import { CACHE_FOR_A_YEAR, NOINDEX_FOLDERS, REVALIDATE } from './site/static-response.ts'

/**
 * Configuration for hosts that serve a build without this server (docs/deploy.md): `_headers` and `_redirects` for static
 * hosts, keyed by file name, and the rules for nginx.
 */
export function hostingFiles(hashes: InlineHashes, settings: PageSettings, moved: readonly Redirect[]) {
  const headers = securityHeaders(hashes, { ...settings, isPreview: settings.publicAddress === '' })
  return { site: { _headers: headerRules(headers), _redirects: redirects(moved) }, nginx: nginxRules(headers, moved) }
}

/** For static hosts that read `_headers`. They keep pages for no time by themselves, and join what is said twice. */
function headerRules({ ofPages }: Security): string {
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

/** They find `faq.html` at `/faq` and `404.html` by themselves, but know of no not-found page in another language. */
function redirects(moved: readonly Redirect[]): string {
  const others = languages.map((language) => localPath(NOT_FOUND, language)).filter((address) => address !== NOT_FOUND)
  const rules = others.map((address) => `${address.replace(/404$/, '*')} ${address}.html 404`)
  return ['/index / 301', ...moved.map(({ from, to }) => `${from} ${to} 301`), ...rules, ''].join('\n')
}

/** Everything inside of nginx's `server` but its name, its certificate and where the site lies. */
function nginxRules({ ofPages, ofFiles }: Security, moved: readonly Redirect[]): string {
  // “always” is on a 404 as well, which nobody may keep for a year.
  const add = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} "${value}"${value === CACHE_FOR_A_YEAR ? '' : ' always'};\n`)
      .join('')
  const page = add({ ...ofPages, 'cache-control': REVALIDATE })
  const unindexed = add({ ...ofFiles, 'cache-control': REVALIDATE, ...NOINDEX_HEADER })
  const types = Object.entries(mediaTypes).map(([ending, type]) => `  ${type.replace(/;.*/, '')} ${ending.slice(1)};\n`)
  const texts = Object.values(mediaTypes).flatMap((type) => /^(?!text\/html)(.*); charset/.exec(type)?.[1] ?? [])
  const old = moved.map(({ from, to }) => {
    const [path, hash] = to.split('#')
    return `location = ${from} {\n  return 301 "${path}$is_args$args${hash ? `#${hash}` : ''}";\n${page}}\n`
  })
  const notFound = languages.map((language) => {
    const address = localPath(NOT_FOUND, language)
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
