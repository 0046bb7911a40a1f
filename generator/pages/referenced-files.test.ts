import { expect, test } from 'vitest'
import { listFilesInCss, listFilesInHtml } from './referenced-files.ts'

const listFiles = (html: string) => listFilesInHtml(html, '/sv/faq')

test.each([
  ['a logo', '<img src="/logos/Södra skog.svg" alt="">', ['/logos/S%C3%B6dra%20skog.svg']],
  [
    'a picture in all its widths',
    '<source srcSet="/a-400.x.avif 400w, /a-800.x.avif 800w">',
    ['/a-400.x.avif', '/a-800.x.avif'],
  ],
  ['a part of a drawing', '<use href="/marks.svg#one"/>', ['/marks.svg']],
  ['a file beside the page', '<img src="logo.png?v=2">', ['/sv/logo.png']],
  [
    'what the head loads',
    '<link rel="icon" href="/favicon.svg"><link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/touch.png"><script src="/a.js"></script>',
    ['/favicon.svg', '/a.js'],
  ],
  ['the picture before a film', '<video poster="/p.jpg" src="/f.mp4"><source src="/f.webm"></video>', ['/p.jpg']],
  ['what a style in it names', '<style>i{background:url("/b.svg")}</style>', ['/b.svg']],
])('a page shows %s', (_name, html, files) => {
  expect(listFiles(html)).toEqual(files)
})

test('links, downloads, other forms of the page and what stands elsewhere are not shown', () => {
  const html =
    '<a href="/manual.pdf"></a><link rel="alternate" href="/markdown/plain/faq_en.md"><img src="https://example.org/a.png">' +
    '<img src="data:image/png;base64,AA"><link rel="canonical" href="/faq">'
  expect(listFiles(html)).toEqual([])
})

test('a style sheet names files from where it stands', () => {
  expect(listFilesInCss("@font-face{src:url(./a.woff2)}b{mask:url('/c.svg')}", '/static/assets/x.css')).toEqual([
    '/static/assets/a.woff2',
    '/c.svg',
  ])
})
