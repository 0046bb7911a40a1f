/*
 * The script of the sign-up service's pages, run before anything is painted: the theme that the visitor chose, then
 * the word to the page with the form. `data-kind` is empty on a page that answers no form.
 */
import { isTheme, themeStorageKey } from '../../content/themes.ts'
import { readStored } from '../client/storage.ts'
import { ANSWER_CHANNEL, type Answer } from './contract/answer-channel.ts'

const { dataset } = document.documentElement
const theme = readStored('localStorage', themeStorageKey)
if (isTheme(theme) && theme !== 'system') dataset.theme = theme
if (dataset.kind && 'BroadcastChannel' in window) {
  new BroadcastChannel(ANSWER_CHANNEL).postMessage({ kind: dataset.kind, ok: dataset.ok === 'true' } satisfies Answer)
}
