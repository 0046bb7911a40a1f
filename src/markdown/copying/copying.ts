import { type ClientMessages, clientMessages } from '../../../generated/messages/client.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { copyText, showConfirmation } from '../../dom/copy-text.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { pageLanguage } from '../../language/page-language.ts'

/** Copies to the clipboard on click: the address of a section, a code block, or the whole page as Markdown. */
export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    if (isModifiedClick(event)) return
    const code = closestToTarget(event.target, '.code__copy')
    if (code) void copyAndConfirm(code, readCodeBeside(code), 'codeCopied')
    // The default action is not prevented: following the link puts the section's hash into the address bar.
    const anchor = closestToTarget<HTMLAnchorElement>(event.target, 'a.anchor')
    if (anchor) void copyAndConfirm(anchor, `${location.origin}${location.pathname}${anchor.hash}`, 'linkCopied')
    const page = closestToTarget<HTMLAnchorElement>(event.target, 'a[href^="/markdown/plain/"]')
    if (!page) return
    event.preventDefault()
    void copyAndConfirm(page, fetchMarkdown(page.href), 'pageCopied', 'pageFailed')
  })
}

/** Reads the code beside a button, without the final line break, which would run a command when pasted into a shell. */
function readCodeBeside(button: Element): string {
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

/** Fetches the Markdown of a page, and makes its links absolute. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return (await response.text()).replaceAll('](/', `](${location.origin}/`)
}
