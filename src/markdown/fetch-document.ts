import './document.css' // the privacy policy opens on pages that show no document
import type { Language } from '../../content/languages.ts'
import { fieldMessages } from '../../content/messages/field.ts'
import { loadWords } from '../language/later-words.ts'
import { isBesideCopy } from '../loading/beside-copy.ts'
import { dropText, fetchText, keepText, keptText, newestText, textHash } from '../loading/document-text.ts'
import { ChunkLoadError, loadChunk } from '../loading/load-chunk.ts'
import { fetchFragment } from '../loading/page-fragment.ts'
import type { DocumentSource } from './document-source.ts'
import { prerenderedDocument } from './prerendered-document.ts'
import type { RenderedDocument } from './rendered-document.ts'

const rendered = new Map<string, RenderedDocument>()

/** Texts that came from the server for the page that is about to be shown: no need to ask again. */
const justFetched = new Set<string>()

/**
 * A document for a page: as the build has rendered it, unless the session has kept another text; else from the session,
 * else from the server (`GET /markdown/name_language.md`, specification §7). The renderer's chunk loads only then. A
 * text that cannot be had is a state of the page, not an error.
 * @throws ChunkLoadError when the renderer cannot be had.
 */
export const loadDocument: DocumentSource = async (name, language, signal, pathname) => {
  try {
    const stored = keptText(name, language)
    const built = pathname ? await builtDocument(name, language, pathname) : null
    if (built && (stored === null || textHash(stored) === built.hash)) return { state: 'ready', document: built }
    loadRenderer(language).catch(ignore) // on its way together with the text; render() says if it fails
    const kept = stored === null ? null : await renderKept(stored, name, language)
    const found = kept ?? built
    if (found) return { state: 'ready', document: found }
    const text = await fetchText(name, language, signal)
    justFetched.add(`${name}_${language}`)
    return { state: 'ready', document: await render(text, name, language) }
  } catch (error) {
    if (signal.aborted || error instanceof ChunkLoadError) throw error
    console.warn(`The document ${name}_${language} could not be loaded.`, error)
    return { state: 'failed', name, language }
  }
}

/** A text of the session that cannot be rendered is dropped, to be fetched again. */
async function renderKept(text: string, name: string, language: Language): Promise<RenderedDocument | null> {
  try {
    return await render(text, name, language)
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    console.warn(`The text of ${name}_${language} that was kept cannot be shown.`, error)
    dropText(name)
    return null
  }
}

/** The document as it stands in the fragment of its page; null when that cannot be had. */
async function builtDocument(name: string, language: Language, pathname: string): Promise<RenderedDocument | null> {
  try {
    const { head, main } = await fetchFragment(pathname)
    const page = new DOMParser().parseFromString(`${head}<main>${main}</main>`, 'text/html')
    return prerenderedDocument(name, language, page)
  } catch (error) {
    if (isBesideCopy()) throw new ChunkLoadError(pathname, 'missing', error)
    console.debug(`The page ${pathname} is not there as it was built.`, error)
    return null
  }
}

/**
 * Asks the server for the newest text of a document that is already shown; the new rendering, or null when the text
 * is the one with the given hash. Called after a page was read from its file or from the session.
 */
export async function newerDocument(
  name: string,
  language: Language,
  shownHash: string,
): Promise<RenderedDocument | null> {
  if (justFetched.delete(`${name}_${language}`)) return null
  const text = await newestText(name, language)
  if (textHash(text) !== shownHash) return render(text, name, language)
  keepText(name, language, text)
  return null
}

async function render(text: string, name: string, language: Language): Promise<RenderedDocument> {
  const key = `${name}_${language}`
  const known = rendered.get(key)
  const isKnown = known?.hash === textHash(text)
  const document = isKnown ? known : (await loadRenderer(language))(text, name, language)
  rendered.set(key, document)
  keepText(name, language, text)
  return document
}

async function loadRenderer(language: Language) {
  const [{ renderDocument }] = await Promise.all([
    loadChunk('render-document', () => import('./render-document.ts')),
    loadWords([fieldMessages], language),
  ])
  return renderDocument
}

function ignore(): void {}
