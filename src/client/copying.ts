import type { ClientMessages } from '../../content/messages/client.en.ts'
import { clientMessages } from '../../content/messages/client.ts'
import { pageLanguage } from '../language/page-language.ts'
import { confirmBeside, copyComing, copyText } from './copy-text.ts'
import { healByReload } from './heal-chunk.ts'
import { loadChunk } from './load-chunk.ts'
import { isModified } from './modified-click.ts'

/** Where the documents lie as plain Markdown: without scripts the link leads there. */
const PLAIN = '/markdown/plain/'

/** Copies the address of a section, a block of code, and the whole page as Markdown. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isModified(event)) return
    const code = event.target.closest<HTMLElement>('.code__copy')
    if (code) void copyAndSay(code, codeBeside(code), 'codeCopied')
    // The link itself is followed as well: the address bar shows the section.
    const anchor = event.target.closest<HTMLAnchorElement>('a.anchor')
    if (anchor) void copyAndSay(anchor, `${location.origin}${location.pathname}${anchor.hash}`, 'linkCopied')
    const page = event.target.closest<HTMLAnchorElement>(`a[href^="${PLAIN}"]`)
    if (!page) return
    event.preventDefault()
    void copyDocument(page.pathname.slice(PLAIN.length)).then((done) =>
      confirmBeside(page, wordFor(done ? 'pageCopied' : 'pageFailed')),
    )
  })
}

/** Without the break after its last line, which would run a pasted command at once. */
function codeBeside(button: Element): string {
  return button.parentElement?.querySelector('pre')?.textContent.replace(/\n$/, '') ?? ''
}

async function copyAndSay(element: HTMLElement, text: string, said: keyof ClientMessages): Promise<void> {
  const done = await copyText(text)
  confirmBeside(element, wordFor(done ? said : 'copyFailed'))
}

/** What is said of a copy, in the language of the page. */
function wordFor(name: keyof ClientMessages): string {
  return clientMessages[pageLanguage()][name]
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
  const language = pageLanguage()
  const [response, { plainMarkdown }] = await Promise.all([
    fetch(`/markdown/${file}`),
    loadChunk('plain-markdown', () => import('../markdown/plain-markdown.ts')),
  ])
  if (!response.ok) throw new Error(`${file} could not be read: ${response.status}.`)
  return plainMarkdown(await response.text(), language, location.origin)
}
