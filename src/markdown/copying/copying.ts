import { type ClientMessages, clientMessages } from '../../../generated/messages/client.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { copyText, showConfirmation } from '../../dom/copy-text.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { pageLanguage } from '../../language/page-language.ts'

/** Makes buttons copy the address of a section, a code block, or the whole page as Markdown. */
export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    if (isModifiedClick(event)) return
    const code = closestToTarget(event.target, '.code__copy')
    if (code) void copyAndConfirm(code, codeBeside(code), 'codeCopied')
    // The link is followed too, so that the address bar shows the section.
    const anchor = closestToTarget<HTMLAnchorElement>(event.target, 'a.anchor')
    if (anchor) void copyAndConfirm(anchor, `${location.origin}${location.pathname}${anchor.hash}`, 'linkCopied')
    const page = closestToTarget<HTMLAnchorElement>(event.target, 'a[href^="/markdown/plain/"]')
    if (!page) return
    event.preventDefault()
    void copyAndConfirm(page, fetchMarkdown(page.href), 'pageCopied', 'pageFailed')
  })
}

/** Without the final line break, which would run a pasted command at once. */
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

/** Makes relative links absolute. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return (await response.text()).replaceAll('](/', `](${location.origin}/`)
}
