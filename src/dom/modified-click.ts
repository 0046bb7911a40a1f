type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { button?: number }

/** Whether a click or key has a modifier that the browser handles itself: a new tab, a new window, a download. */
export function isModifiedClick({ button = 0, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}
