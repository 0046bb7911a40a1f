/*
 * The script of the sign-up service's pages, run before anything is painted: the theme that the visitor chose, then
 * the word to the page with the form. `data-kind` is empty on a page that answers no form.
 */
import { applyStoredTheme } from '../dom/stored-theme.ts'
import { FORM_CHANNEL, type FormResult } from './contract/form-channel.ts'

applyStoredTheme()
const { dataset } = document.documentElement
if (dataset.kind && 'BroadcastChannel' in window) {
  new BroadcastChannel(FORM_CHANNEL).postMessage({ kind: dataset.kind, ok: dataset.ok === 'true' } satisfies FormResult)
}
