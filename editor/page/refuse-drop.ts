import { showNotice, uiMessages } from './editor-api.ts'

/** Rejects dropped HEIC photos with a notice, because the CMS ignores them silently. */
export function rejectHeicDrops(): void {
  document.addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      const photograph = files.find(({ name, type }) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type))
      if (!photograph) return
      event.preventDefault()
      event.stopImmediatePropagation()
      showNotice(`${photograph.name}: ${uiMessages.heic}`)
    },
    { capture: true },
  )
}
