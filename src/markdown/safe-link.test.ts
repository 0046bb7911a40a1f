import { describe, expect, test, vi } from 'vitest'
import { renderDocument } from './render-document.ts'
import { safeHref } from './safe-link.ts'

/** The base URL of a document's addresses. */
const PAGE = 'https://site.example/manual/basics'

/** Addresses that must not survive in any link or picture. */
const hostile: readonly { name: string; address: string }[] = [
  { name: 'script', address: 'javascript:alert(1)' },
  { name: 'script in capitals', address: 'JAVASCRIPT:alert(1)' },
  { name: 'script in mixed case', address: 'JaVaScRiPt:alert(1)' },
  { name: 'script with a comment that looks like an address', address: 'javascript://site.example/%0aalert(1)' },
  { name: 'script with slashes', address: 'javascript:/*http://a*/alert(1)' },
  { name: 'script after a space', address: ' javascript:alert(1)' },
  { name: 'script after a tab', address: '\tjavascript:alert(1)' },
  { name: 'script after a line feed', address: '\njavascript:alert(1)' },
  { name: 'script after a carriage return', address: '\rjavascript:alert(1)' },
  { name: 'script after a form feed', address: '\fjavascript:alert(1)' },
  { name: 'script after a control character', address: '\u0001javascript:alert(1)' },
  { name: 'script after the last control character', address: '\u001fjavascript:alert(1)' },
  { name: 'script after a null', address: '\u0000javascript:alert(1)' },
  { name: 'script after a no-break space', address: '\u00a0javascript:alert(1)' },
  { name: 'script after a byte order mark', address: '\ufeffjavascript:alert(1)' },
  { name: 'script after a zero-width space', address: '\u200bjavascript:alert(1)' },
  { name: 'script after a direction mark', address: '\u202ejavascript:alert(1)' },
  { name: 'a tab inside the scheme', address: 'java\tscript:alert(1)' },
  { name: 'a line feed inside the scheme', address: 'java\nscript:alert(1)' },
  { name: 'a carriage return inside the scheme', address: 'java\rscript:alert(1)' },
  { name: 'a null inside the scheme', address: 'java\u0000script:alert(1)' },
  { name: 'a control character inside the scheme', address: 'java\u0008script:alert(1)' },
  { name: 'a soft hyphen inside the scheme', address: 'java\u00adscript:alert(1)' },
  { name: 'a space before the colon', address: 'javascript :alert(1)' },
  { name: 'a tab before the colon', address: 'javascript\t:alert(1)' },
  { name: 'a line feed before the colon', address: 'javascript\n:alert(1)' },
  { name: 'a tab in every place', address: 'j\ta\tv\ta\ts\tc\tr\ti\tp\tt\t:alert(1)' },
  { name: 'a decimal entity for the colon', address: 'javascript&#58;alert(1)' },
  { name: 'a hexadecimal entity for the colon', address: 'javascript&#x3A;alert(1)' },
  { name: 'a padded entity for the colon', address: 'javascript&#0000058alert(1)' },
  { name: 'a named entity for the colon', address: 'javascript&colon;alert(1)' },
  { name: 'entities for letters', address: '&#106;&#97;&#118;&#97;&#115;cript:alert(1)' },
  { name: 'hexadecimal entities for letters', address: '&#x6A;&#x61;vascript:alert(1)' },
  { name: 'an entity for a tab in the scheme', address: 'java&#9;script:alert(1)' },
  { name: 'a named entity for a tab in the scheme', address: 'java&Tab;script:alert(1)' },
  { name: 'a named entity for a new line in the scheme', address: 'java&NewLine;script:alert(1)' },
  { name: 'a percent-encoded colon', address: 'javascript%3Aalert(1)' },
  { name: 'a small percent-encoded colon', address: 'javascript%3aalert(1)' },
  { name: 'a percent-encoded letter', address: '%6Aavascript:alert(1)' },
  { name: 'a percent-encoded line feed', address: 'java%0Ascript:alert(1)' },
  { name: 'a full-width letter', address: '\uff4aavascript:alert(1)' },
  { name: 'a long s in the scheme', address: 'java\u017fcript:alert(1)' },
  { name: 'a nested scheme', address: 'view-source:javascript:alert(1)' },
  { name: 'feed around script', address: 'feed:javascript:alert(1)' },
  { name: 'Visual Basic', address: 'vbscript:msgbox(1)' },
  { name: 'Visual Basic in mixed case', address: 'VbScRiPt:msgbox(1)' },
  { name: 'Visual Basic with a tab', address: 'vb\tscript:msgbox(1)' },
  { name: 'LiveScript', address: 'livescript:alert(1)' },
  { name: 'Mocha', address: 'mocha:alert(1)' },
  { name: 'a data page', address: 'data:text/html,<script>alert(1)</script>' },
  { name: 'a data page in Base64', address: 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==' },
  { name: 'a data drawing', address: 'data:image/svg+xml;utf8,<svg onload=alert(1)>' },
  { name: 'a data picture', address: 'data:image/png;base64,iVBORw0KGgo=' },
  { name: 'data in mixed case', address: 'DaTa:text/html,x' },
  { name: 'data with a tab', address: 'da\tta:text/html,x' },
  { name: 'an empty data scheme', address: 'data:' },
  { name: 'a blob', address: 'blob:https://site.example/1-2' },
  { name: 'a file', address: 'file:///etc/passwd' },
  { name: 'a file system', address: 'filesystem:https://site.example/temporary/x' },
  { name: 'a blank page', address: 'about:blank' },
  { name: 'an outdated protocol', address: 'ftp://site.example/a' },
  { name: 'a socket', address: 'ws://site.example/a' },
  { name: 'a text message', address: 'sms:+4612345' },
  { name: 'a protocol handler', address: 'web+note:a' },
  { name: 'an app of a phone', address: 'intent://scan/#Intent;end' },
  { name: 'a browser extension', address: 'chrome-extension://abc/page.html' },
  { name: 'an empty scheme', address: ':alert(1)' },
  { name: 'a scheme after a colon', address: '::javascript:alert(1)' },
  { name: 'a protocol-relative address', address: '//evil.example' },
  { name: 'a protocol-relative address with three slashes', address: '///evil.example' },
  { name: 'a protocol-relative address after a space', address: ' //evil.example' },
  { name: 'a tab between two slashes', address: '/\t/evil.example' },
  { name: 'a line feed between two slashes', address: '/\n/evil.example' },
  { name: 'backslashes for slashes', address: '\\\\evil.example' },
  { name: 'a slash and a backslash', address: '/\\evil.example' },
  { name: 'a backslash and a slash', address: '\\/evil.example' },
  { name: 'a backslash in a full address', address: 'https:\\\\evil.example' },
  { name: 'two slashes after a dot segment', address: '/.//evil.example' },
  { name: 'two slashes after a percent-encoded dot segment', address: '/%2e//evil.example' },
  { name: 'two slashes after a step up', address: '/manual/..//evil.example' },
  { name: 'two slashes after steps up from the page', address: '../..//evil.example' },
]

/** Every syntax by which a document can contain an address. */
const places: readonly { name: string; write: (address: string) => string }[] = [
  { name: 'a link', write: (address) => `[words](${address})` },
  { name: 'a link in angle brackets', write: (address) => `[words](<${address}>)` },
  { name: 'a link with a title', write: (address) => `[words](${address} "Title")` },
  { name: 'a picture', write: (address) => `![words](${address})` },
  { name: 'a picture in angle brackets', write: (address) => `words ![words](<${address}>) words` },
  { name: 'a picture that is a link', write: (address) => `[![words](${address})](${address})` },
  { name: 'an autolink', write: (address) => `See <${address}> there` },
  { name: 'a bare address', write: (address) => `See ${address} there` },
  { name: 'a reference link', write: (address) => `[words][there]\n\n[there]: ${address}` },
  { name: 'a reference link in angle brackets', write: (address) => `[there]\n\n[there]: <${address}>` },
  { name: 'a reference picture', write: (address) => `![words][there]\n\n[there]: <${address}>` },
  { name: 'a link in a heading', write: (address) => `## Heading [words](<${address}>)` },
  { name: 'a link in a table', write: (address) => `| a |\n|---|\n| [words](<${address}>) |` },
  { name: 'a footnote', write: (address) => `words[^1]\n\n[^1]: [words](<${address}>)` },
  { name: 'raw HTML', write: (address) => `<a href="${address}">words</a> <img src="${address}">` },
  { name: 'raw HTML as a block', write: (address) => `<div>\n<a href='${address}'>words</a>\n</div>` },
  {
    name: 'a navigation-action button',
    write: (address) =>
      `<navigation-action-button href="${address}" label="words"></navigation-action-button>\n\nwords`,
  },
]

const rawHtml: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/pictures/hero.jpg" onload="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>words</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<math><a xlink:href="javascript:alert(1)">words</a></math>',
  '<a href="/faq" onclick="alert(1)">words</a>',
  '<p onmouseover="alert(1)">words</p>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">words</button></form>',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>* { background: url(javascript:alert(1)) }</style>',
  '<p style="background: url(https://evil.example)">words</p>',
  '<details open ontoggle=alert(1)>words</details>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<a href="javascript:alert(1)" href="/faq">words</a>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<navigation-action-button href="https://a.example" label="a" onclick="alert(1)"></navigation-action-button>',
  '<navigation-action-button href="https://a.example" label="&quot;><script>alert(1)</script>"></navigation-action-button>',
  '[words](/faq "\\" onmouseover=alert(1) x=\\"")',
  '![x" onerror="alert(1)](/pictures/hero.jpg "y\\" onerror=\\"alert(1)")',
  '## words {#id"onmouseover="alert(1)}',
  '```javascript" onmouseover="alert(1)\nx\n```',
]

describe('takes the address from', () => {
  test.each(hostile)('$name', ({ address }) => {
    expect(safeHref(address)).toBeNull()
  })
})

test.each(places)('keeps no dangerous address in $name', ({ write }) => {
  for (const { name, address } of hostile) expect.soft(listDangers(render(write(address))), name).toEqual([])
})

describe('keeps nothing dangerous of', () => {
  test.each(rawHtml)('%s', (markdown) => {
    expect(listDangers(render(markdown))).toEqual([])
    expect(listDangers(render(`words ${markdown} words`))).toEqual([])
    expect(listDangers(render(`> ${markdown}\n\n- ${markdown}`))).toEqual([])
  })
})

test.each([
  { name: 'a path', address: '/faq#apps' },
  { name: 'a hash', address: '#apps' },
  { name: 'a query', address: '?from=mail' },
  { name: 'a neighbouring page', address: 'basics' },
  { name: 'a step up', address: '../faq' },
  { name: 'an address of the web', address: 'https://www.example.org/a?b=c#d' },
  { name: 'an address of the web in capitals', address: 'HTTP://EXAMPLE.ORG' },
  { name: 'a mail address', address: 'mailto:name@example.org' },
  { name: 'a telephone number', address: 'tel:+4684650040' },
  { name: 'a colon in the path', address: '/a:b' },
  { name: 'a colon in the hash', address: '#a:b' },
  { name: 'a colon in the query', address: '?time=10:15' },
  { name: 'two slashes in the query', address: '/faq?to=//a' },
])('leaves $name as it is', ({ address }) => {
  expect(safeHref(address)).toBe(address)
})

test('addresses are judged the same in browsers without URL.canParse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
    },
  )
  expect(safeHref('/faq#apps')).toBe('/faq#apps')
  expect(safeHref('/.//evil.example')).toBeNull()
  expect(safeHref('//')).toBeNull()
  vi.unstubAllGlobals()
})

test('a refused link still shows its words, as a link that does nothing', () => {
  expect(render('[words](javascript:alert(1))')).toContain('<a role="link" aria-disabled="true">words</a>')
})

function render(markdown: string): string {
  const { lead, body } = renderDocument(
    `---\ntitle: T\ndescription: D\n---\n# T\n\n## First\n\n${markdown}\n`,
    'basics',
    'en',
  )
  return lead + body
}

const ALLOWED_ELEMENTS =
  /^(h2|h3|p|a|strong|em|del|code|pre|br|hr|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|img|picture|source|figure|figcaption|span|svg|use|button|div|b|small)$/

/** Everything in an HTML fragment that a browser would run, load from elsewhere, or follow to a forbidden address. */
function listDangers(html: string): string[] {
  const found: string[] = []
  for (const [tag, name = ''] of html.matchAll(/<\/?([a-z][^\s/>]*)(?:"[^"]*"|[^">])*>/gi)) {
    if (!ALLOWED_ELEMENTS.test(name)) found.push(tag)
    for (const [, attribute = '', value = ''] of tag.matchAll(/\s([^\s=>"]+)(?:="([^"]*)")?/g)) {
      if (/^on|^style$|^srcdoc$|action$/i.test(attribute)) found.push(tag)
      if (!/^(href|src|srcset|data|xlink:href|poster|cite|background)$/i.test(attribute)) continue
      const addresses =
        attribute === 'srcset' ? value.split(',').map((entry) => entry.trim().split(' ')[0] ?? '') : [value]
      if (addresses.some((address) => isDangerous(decodeEntities(address)))) found.push(tag)
    }
  }
  return found
}

/** Uses the WHATWG URL parser, as browsers do, instead of the code under test. */
function isDangerous(address: string): boolean {
  if (!URL.canParse(address, PAGE)) return true
  const url = new URL(address, PAGE)
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return true
  if (url.host === 'evil.example' || url.pathname.startsWith('//')) return !/^https?:/i.test(address)
  return /^\W*(java|vb)script[^/]*[:&%]/i.test(address)
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
