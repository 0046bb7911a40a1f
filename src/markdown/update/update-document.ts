import { loadChunk } from '../../dom/load-chunk.ts'
import { getReadingPosition, restoreReadingPosition } from '../../dom/reading-position.ts'
import { whenIdle } from '../../dom/when-idle.ts'
import { pageLanguage } from '../../language/page-language.ts'
import type { RenderedDocument } from '../rendered-document.ts'
import { fetchDocumentText, hashText, readStoredDocumentText, storeDocumentText } from './document-text.ts'

/**
 * Checks when the browser is idle whether the server has a newer text of the page's document, so that an edited file
 * reaches visitors without a rebuild. The chunk with the Markdown renderer is loaded only if it has.
 */
export function startDocumentUpdates(): void {
  whenIdle(() => {
    for (const container of document.querySelectorAll<HTMLElement>('[data-document]')) void refreshDocument(container)
  })
}

/** How long to wait for the server before the text in session storage is shown. */
const SHOW_STORED_AFTER_MS = 500

/** Updates a document; a text that cannot be fetched or rendered leaves it unchanged. */
export async function refreshDocument(container: HTMLElement): Promise<void> {
  const { document: name = '', hash: pageHash = '' } = container.dataset
  const language = pageLanguage()
  let newest = ''
  const show = async (text: string) => {
    newest = text
    if (hashText(text) === container.dataset.hash) return
    const { renderDocument } = await loadChunk('renderer', () => import('../render-document.ts'))
    // A newer text may have arrived while the chunk was loading.
    if (text === newest) replaceDocument(renderDocument(text, name, language), container)
  }
  const fail = (error: unknown) => console.warn(name, error)
  const late = setTimeout(() => {
    const stored = readStoredDocumentText(name, pageHash)
    if (stored) void show(stored).catch(fail)
  }, SHOW_STORED_AFTER_MS)
  try {
    const text = await fetchDocumentText(name, language)
    clearTimeout(late)
    await show(text)
    storeDocumentText(name, language, text, pageHash)
  } catch (error) {
    fail(error)
  }
}

/** Replaces the displayed document; relies on the markup of DocumentBody, PageTop and TableOfContents. */
function replaceDocument(
  { heading, title, lead, body, contents, hash }: RenderedDocument,
  container: HTMLElement,
): void {
  const before = getReadingPosition()
  // the questions of a checklist; the visitor's ticks are found again by their text, which is the value
  const questions = () => [...container.querySelectorAll<HTMLInputElement>('input[form]')]
  const ticked = new Set(questions().flatMap(({ checked, value }) => (checked ? [value] : [])))
  container.innerHTML = body
  for (const question of questions()) question.checked = ticked.has(question.value)
  container.dataset.hash = hash
  const around = container.closest('main, dialog')
  const list = around?.querySelector('.contents ol')
  if (list) list.innerHTML = contents
  if (container.closest('main')) {
    const product = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
    document.title = title.includes(product) ? title : `${title} | ${product}`
    const headingElement = document.querySelector('main h1')
    if (headingElement) headingElement.textContent = heading
    const intro = document.querySelector(':is(.page-top, .title-block) .lead')
    if (intro) intro.innerHTML = lead
    dispatchEvent(new Event(DOCUMENT_UPDATED_EVENT))
  }
  restoreReadingPosition(before)
}

/** The name of the event on `window` after a document was updated. */
export const DOCUMENT_UPDATED_EVENT = 'documentshown'
