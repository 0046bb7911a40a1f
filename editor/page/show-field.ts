/** Maximum number of 50 ms polling steps. */
const STEPS = 200

/**
 * Opens a form at a field, by the keys that lead to it. The CMS opens the groups around it, and shows it when it is drawn;
 * it renders only what is in view, so the form is scrolled until the field exists.
 * @param locale _default for files that hold all languages.
 */
export async function showField(form: string, keys: string, locale = '_default'): Promise<void> {
  if (location.hash !== form)
    // the CMS shows nothing where one form follows another of its list: the list comes between them
    for (const place of [form.replace(/\/entries\/.*/, ''), form]) {
      history.pushState({}, '', place)
      dispatchEvent(new HashChangeEvent('hashchange', { oldURL: location.href, newURL: location.href }))
    }
  const keyPath = keys.replace(/(?:\.\d+)+$/, '') // an entry of a list is no field
  if (!keyPath) return
  const pane = `.content-editor .pane[data-mode="edit"][data-locale="${locale}"]`
  for (let step = 0; step < STEPS; step++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, location.origin)
    if (document.querySelector(`${pane} [data-key-path="${keyPath}"]`)) return
    document.querySelector(`${pane} .content`)?.scrollBy(0, 400)
  }
}
