/*
 * The script of response pages, which runs before the first paint: it applies the stored theme, and reports the result
 * to the tab with the form. `data-kind` is empty on a page that is not the response to a form.
 */
import { applyStoredTheme } from '../dom/stored-theme.ts'
import { FORM_CHANNEL, type FormResult } from './contract/form-channel.ts'

applyStoredTheme()
const { dataset } = document.documentElement
if (dataset.kind && 'BroadcastChannel' in window) {
  new BroadcastChannel(FORM_CHANNEL).postMessage({ kind: dataset.kind, ok: dataset.ok === 'true' } satisfies FormResult)
}
