/** Cleans text pasted from Word: keeps lists and tables, drops styles and no-break spaces. */
export function cleanPastedWord(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const html = event.clipboardData?.getData('text/html') ?? ''
      if (!isFromWord(html) || !event.target) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', cleanWord(html))
      clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '')
      event.target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { capture: true },
  )
}

export const isFromWord = (html: string): boolean => /class="?Mso|urn:schemas-microsoft-com/.test(html)

/** Converts Word's HTML, which has lists as paragraphs with bullet characters, and tables without header cells. */
export function cleanWord(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/&nbsp;|\u00a0/g, ' '), 'text/html')
  const { body } = page
  for (const entry of body.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const sign = entry.querySelector('span')
    const name = /\d|^\s*[a-z][.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = entry.previousElementSibling
    const list = before?.localName === name ? before : page.createElement(name)
    if (list !== before) entry.before(list)
    const item = page.createElement('li')
    item.append(...entry.childNodes)
    list.append(item)
    entry.remove()
  }
  for (const row of body.querySelectorAll('tr:first-child'))
    for (const cell of row.querySelectorAll('td')) {
      const head = page.createElement('th')
      head.append(...cell.childNodes)
      cell.replaceWith(head)
    }
  for (const part of body.querySelectorAll('*')) {
    part.removeAttribute('class') // drop Word's class names
    part.removeAttribute('style')
  }
  for (const part of body.querySelectorAll('p')) if (!part.textContent?.trim()) part.remove()
  return body.innerHTML
}
