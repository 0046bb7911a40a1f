/** Whether a key asks for the search: `/` outside a field, Ctrl or Cmd K anywhere. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !isTyping(target)
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
