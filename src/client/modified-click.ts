type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** A click that the browser answers itself: with a new tab, a new window or a download. */
export function isModified({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey
}
