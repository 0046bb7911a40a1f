import { loadChunk } from '../../dom/load-chunk.ts'
import { readPosition, restorePosition } from '../../dom/reading-position.ts'
import { whenIdle } from '../../dom/when-idle.ts'
import { pageLanguage } from '../../language/page-language.ts'
import type { RenderedDocument } from '../rendered-document.ts'
import { fetchText, storedText, storeText, textHash } from './document-text.ts'

/**
 * Asks the server in an idle moment whether it has a newer text of the page's document, so that an edited file reaches
 * readers without a rebuild. Only then the code that renders it is loaded.
 */
export function startDocuments(): void {
  whenIdle(() => {
    for (const container of document.querySelectorAll<HTMLElement>('[data-document]')) void refreshDocument(container)
  }, 1000)
}

/** After this time the text of the session is shown until the server's is there. */
const SHOW_STORED_AFTER_MS = 500

/** Brings the text of a document up to date; a text that cannot be fetched or rendered leaves it as it is. */
export async function refreshDocument(container: HTMLElement): Promise<void> {
  const { document: name = '' } = container.dataset
  const language = pageLanguage()
  let newest = ''
  const show = async (text: string) => {
    newest = text
    if (textHash(text) === container.dataset.hash) return
    const { renderDocument } = await loadChunk('renderer', () => import('../render-document.ts'))
    if (text === newest) showDocument(renderDocument(text, name, language), container) // the server's comes after the session's
  }
  const fail = (error: unknown) => console.warn(name, error)
  const stored = storedText(name, language)
  const showStored = () => stored !== null && void show(stored).catch(fail)
  const late = setTimeout(showStored, SHOW_STORED_AFTER_MS)
  try {
    const text = await fetchText(name, language)
    clearTimeout(late)
    await show(text)
    storeText(name, language, text)
  } catch (error) {
    fail(error)
  }
}

/** Puts a document in the place of an older one, as DocumentBody, PageTop and Contents have rendered that. */
function showDocument({ heading, title, lead, body, contents, hash }: RenderedDocument, container: HTMLElement): void {
  const before = readPosition()
  container.innerHTML = body
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
    dispatchEvent(new Event(DOCUMENT_UPDATED))
  }
  restorePosition(before)
}

/** The event on `window` when a newer text has replaced the rendered one. */
export const DOCUMENT_UPDATED = 'documentshown'
