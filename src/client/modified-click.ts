type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { button?: number }

/** A click, or a key, that the browser answers itself: with a new tab, a new window, a download, another page. */
export function isModified({ button = 0, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}
