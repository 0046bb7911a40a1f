import { isLanguage } from '../../content/languages.ts'
import { confirmBeside, copyComing, copyText } from '../components/copy-text.ts'
import { isModified } from '../components/modified-click.ts'
import { healByReload } from '../loading/heal-chunk.ts'
import { loadChunk } from '../loading/load-chunk.ts'

/** Copies the address of a section, a block of code, and the whole page as Markdown. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isModified(event)) return
    const code = event.target.closest<HTMLElement>('.code__copy')
    if (code) void copyAndSay(code, code.parentElement?.querySelector('pre')?.textContent ?? '', 'codeCopied')
    // The link itself is followed as well: the address bar shows the section.
    const anchor = event.target.closest<HTMLAnchorElement>('a.anchor')
    if (anchor) void copyAndSay(anchor, anchor.href, 'linkCopied')
    const page = event.target.closest<HTMLAnchorElement>('a[data-copies]')
    if (!page) return
    event.preventDefault()
    void copyDocument(page.dataset.copies ?? '').then((done) =>
      confirmBeside(page, wordFor(done ? 'pageCopied' : 'pageFailed')),
    )
  })
}

async function copyAndSay(element: HTMLElement, text: string, said: string): Promise<void> {
  const done = await copyText(text)
  confirmBeside(element, wordFor(done ? said : 'copyFailed'))
}

/** What is said of a copy, in the language of the page, which holds the words ready. */
function wordFor(name: string): string {
  return document.getElementById('main')?.dataset[name] ?? ''
}

async function copyDocument(file: string): Promise<boolean> {
  try {
    return await copyComing(readPlain(file))
  } catch (error) {
    if (!healByReload(error)) console.warn('The page could not be copied.', error)
    return false
  }
}

/**
 * The text as it is on the server now, which may be newer than what was prerendered.
 * @throws Error when there is none.
 */
async function readPlain(file: string): Promise<string> {
  const language = document.documentElement.lang
  const [response, { plainMarkdown }] = await Promise.all([
    fetch(`/markdown/${file}`),
    loadChunk('plain-markdown', () => import('../markdown/plain-markdown.ts')),
  ])
  if (!response.ok || !isLanguage(language)) throw new Error(`${file} could not be read: ${response.status}.`)
  return plainMarkdown(await response.text(), language, location.origin)
}
