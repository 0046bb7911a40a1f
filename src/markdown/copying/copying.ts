import { type ClientMessages, clientMessages } from '../../../generated/messages/client.ts'
import { closest } from '../../dom/closest.ts'
import { copyText, showConfirmation } from '../../dom/copy-text.ts'
import { isModified } from '../../dom/modified-click.ts'
import { pageLanguage } from '../../language/page-language.ts'

/** Copies the address of a section, a block of code, and the whole page as Markdown. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    if (isModified(event)) return
    const code = closest(event.target, '.code__copy')
    if (code) void copyAndConfirm(code, codeBeside(code), 'codeCopied')
    // The link itself is followed as well: the address bar shows the section.
    const anchor = closest<HTMLAnchorElement>(event.target, 'a.anchor')
    if (anchor) void copyAndConfirm(anchor, `${location.origin}${location.pathname}${anchor.hash}`, 'linkCopied')
    const page = closest<HTMLAnchorElement>(event.target, 'a[href^="/markdown/plain/"]')
    if (!page) return
    event.preventDefault()
    void copyAndConfirm(page, fetchMarkdown(page.href), 'pageCopied', 'pageFailed')
  })
}

/** Without the break after its last line, which would run a pasted command at once. */
function codeBeside(button: Element): string {
  return button.parentElement?.querySelector('pre')?.textContent.replace(/\n$/, '') ?? ''
}

async function copyAndConfirm(
  element: HTMLElement,
  text: string | Promise<string>,
  success: keyof ClientMessages,
  failure: keyof ClientMessages = 'copyFailed',
): Promise<void> {
  const isCopied = await copyText(text)
  showConfirmation(element, clientMessages[pageLanguage()][isCopied ? success : failure])
}

/** Its links name this site, where they do not already. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return (await response.text()).replaceAll('](/', `](${location.origin}/`)
}
