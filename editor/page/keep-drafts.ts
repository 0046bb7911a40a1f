import type { ListedFile } from '../content-store.ts'
import { showNotice, uiMessages } from './editor-api.ts'

/**
 * Provides what adaptCms (adapt-cms.ts) calls when the CMS keeps, restores or forgets an unsaved text: it can be saved
 * only over the versions of the files that it was made of, and a notice says when its form is left.
 */
export function keepDrafts(content: { files: Map<string, ListedFile> }): void {
  let isUnsaved = false
  const editorDrafts = {
    keep({ locales }: { locales: Record<string, { path: string }> }) {
      isUnsaved = true
      return Object.values(locales).flatMap(({ path }) => content.files.get(path) ?? [])
    },
    restore(versions: ListedFile[]) {
      for (const file of versions) content.files.set(file.path, file)
    },
    forget() {
      isUnsaved = false
      lockForm(false)
    },
  }
  Object.assign(globalThis, { editorDrafts })
  // the CMS takes a press or a key for the beginning of a change, and a drop is one too
  addEventListener('dragenter', () => {
    document.querySelector('.content-editor .body')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  })
  addEventListener('hashchange', () => {
    if (isUnsaved) showNotice(uiMessages.kept)
    isUnsaved = false
  })
}

/** Locks the form while it is saved: what is typed then would neither be saved nor kept. */
export function lockForm(isLocked: boolean): void {
  document.querySelector('.content-editor')?.toggleAttribute('inert', isLocked)
}
