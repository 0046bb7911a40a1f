import type { Element, ElementContent, Properties, Root } from 'hast'
import { type IconName, iconAddress } from '../../components/icon-address.ts'

/**
 * Visits all elements in document order, parents first. An element that the callback returns replaces the visited one,
 * and its children are not visited. unist-util-visit would take a fifth of the rendering time.
 */
export function replaceElements(parent: Root | Element, change: (element: Element) => Element | undefined): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue
    const replacement = change(child)
    if (replacement) parent.children[index] = replacement
    else replaceElements(child, change)
  }
}

/** Creates a hast element (hyperscript). */
export function h(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

/** A button in place of a link without an address yet; it opens a dialog that says so, also without scripts. */
export function dialogButton(dialog: string, properties: Properties, children: ElementContent[]): Element {
  // lower case, since the serializer does not know these attributes
  const opens = { command: 'show-modal', commandfor: dialog, ariaHasPopup: 'dialog' }
  return h('button', { type: 'button', ...properties, ...opens }, children)
}

export function textNode(value: string): ElementContent {
  return { type: 'text', value }
}

export function iconElement(name: IconName): Element {
  return h('svg', { className: ['icon'], ariaHidden: 'true' }, [h('use', { href: iconAddress(name) })])
}
