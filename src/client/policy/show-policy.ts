import '../../markdown/document.css'
import { dialogs } from '../../../content/dialogs.ts'
import { clientMessages } from '../../../content/messages/client.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { announce } from '../announce.ts'
import { refreshDocument } from '../documents.ts'
import { loadChunk } from '../load-chunk.ts'

/** A text that comes sooner needs no word that it is coming. */
const PATIENCE_MS = 300

/** Fetches the privacy policy from the page that has it, once, and shows it in its place in the dialog. */
export async function showPolicy(place: HTMLElement, address: string): Promise<void> {
  if (place.ariaBusy === 'true') return
  const m = clientMessages[pageLanguage()]
  place.ariaBusy = 'true'
  const late = setTimeout(() => say(place, m.loading), PATIENCE_MS)
  try {
    const policy = await loadChunk('privacy_policy', () => fetchPolicy(address))
    place.replaceWith(policy)
    const text = policy.querySelector<HTMLElement>('[data-document]')
    if (text) await refreshDocument(text)
  } catch (error) {
    console.warn('The privacy policy could not be loaded.', error)
    say(place, `${m.textFailed} `)
    const retry = document.createElement('button')
    Object.assign(retry, { type: 'button', className: 'btn btn--primary', textContent: m.retry })
    retry.addEventListener('click', () => void showPolicy(place, address))
    place.append(retry)
  } finally {
    clearTimeout(late)
    place.ariaBusy = null
  }
}

async function fetchPolicy(address: string): Promise<HTMLElement> {
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const policy = page.querySelector<HTMLElement>(`#${dialogs.privacy} .policy`)
  if (!response.ok || !policy) throw new Error(`${response.url} answered ${response.status}.`)
  return document.importNode(policy, true)
}

function say(place: HTMLElement, words: string): void {
  place.textContent = words
  announce(words)
}
