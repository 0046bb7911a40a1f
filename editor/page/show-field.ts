/** Maximum number of 50 ms polling steps. */
const MAX_SCROLL_STEPS = 200

/**
 * Opens a form and scrolls to a field, given its key path. The CMS renders only visible fields, so the form is scrolled
 * until the field exists.
 * @param locale `_default` for files that contain all languages.
 */
export async function showField(form: string, keys: string, locale = '_default'): Promise<void> {
  if (location.hash !== form)
    // the CMS cannot switch between two forms of a list directly, so the list is opened first
    for (const place of [form.replace(/\/entries\/.*/, ''), form]) {
      history.pushState({}, '', place)
      dispatchEvent(new HashChangeEvent('hashchange', { oldURL: location.href, newURL: location.href }))
    }
  const keyPath = keys.replace(/(?:\.\d+)+$/, '') // a list entry is not a field of its own
  if (!keyPath) return
  const pane = `.content-editor .pane[data-mode="edit"][data-locale="${locale}"]`
  for (let step = 0; step < MAX_SCROLL_STEPS; step++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, location.origin)
    if (document.querySelector(`${pane} [data-key-path="${keyPath}"]`)) return
    document.querySelector(`${pane} .content`)?.scrollBy(0, 400)
  }
}
