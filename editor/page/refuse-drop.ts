import { messages, showNotice } from './editor-api.ts'

/** A HEIC photograph that is dropped anywhere is refused at once: the CMS would leave it out without a word. */
export function refuseHeic(): void {
  document.addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      const photograph = files.find(({ name, type }) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type))
      if (!photograph) return
      event.preventDefault()
      event.stopImmediatePropagation()
      showNotice(`${photograph.name}: ${messages.heic}`)
    },
    { capture: true },
  )
}
