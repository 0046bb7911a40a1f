import { pageLanguage } from '../language/page-language.ts'
import type { RenderedDocument } from '../markdown/rendered-document.ts'
import { fetchText, storedText, storeText, textHash } from './document-text.ts'
import { loadChunk } from './load-chunk.ts'
import { readPosition, restorePosition } from './reading-position.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Asks the server in an idle moment whether it has a newer text of the page's document, so that an edited file reaches
 * readers without a rebuild (architecture §5, specification §4 and §7). Only then the renderer comes.
 */
export function startDocuments(): void {
  whenIdle(() => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-document]')) void refreshDocument(place)
  }, 1000)
}

/** So long the server may take. */
const PATIENCE_MS = 500

/** Brings the text of a document up to date; what cannot be had or rendered leaves it as it is. */
export async function refreshDocument(place: HTMLElement): Promise<void> {
  const { document: name = '' } = place.dataset
  const language = pageLanguage()
  const show = async (text: string) => {
    if (textHash(text) === place.dataset.hash) return
    const { renderDocument } = await loadChunk('renderer', () => import('../markdown/render-document.ts'))
    showDocument(renderDocument(text, name, language), place)
  }
  const fail = (error: unknown) => console.warn(`The document ${name}_${language} stays as it was.`, error)
  // Where the server is slow or away, the text that the session has kept stands in for its own.
  const kept = storedText(name, language)
  const showKept = () => kept !== null && void show(kept).catch(fail)
  const late = setTimeout(showKept, PATIENCE_MS)
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
function showDocument({ heading, title, lead, body, contents, hash }: RenderedDocument, place: HTMLElement): void {
  const before = readPosition()
  place.innerHTML = body
  place.dataset.hash = hash
  const around = place.closest('main, dialog')
  for (const list of around?.querySelectorAll(':is(.toc, .toc-m, .policy__contents) ol') ?? [])
    list.innerHTML = contents
  if (place.closest('main')) {
    const product = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
    document.title = title.includes(product) ? title : `${title} | ${product}`
    const words = document.querySelector('main h1')
    if (words) words.textContent = heading
    const intro = document.querySelector(':is(.man-head, .titleblock) .lead')
    if (intro) intro.innerHTML = lead
    dispatchEvent(new Event(DOCUMENT_SHOWN))
  }
  restorePosition(before)
}

/** Tells that a newer text has taken the place of the one that was rendered. */
export const DOCUMENT_SHOWN = 'documentshown'
