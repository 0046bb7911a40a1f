import type { Element, ElementContent, Properties, Root } from 'hast'
import { type IconName, iconAddress } from '../../components/icon-address.ts'

/**
 * Calls back with every element, from the outside in and in reading order. What comes back takes the element's place
 * and is not looked into. A plain walk: with unist-util-visit the plugins took a fifth of the rendering.
 */
export function eachElement(parent: Root | Element, change: (element: Element) => Element | undefined): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue
    const replacement = change(child)
    if (replacement) parent.children[index] = replacement
    else eachElement(child, change)
  }
}

/** An element that a plugin makes. */
export function h(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

/** A button in place of a link whose address is not set yet; the dialog says so, and opens without scripts. */
export function dialogButton(dialog: string, properties: Properties, children: ElementContent[]): Element {
  // written small, since the serializer does not know the attributes
  const opens = { command: 'show-modal', commandfor: dialog, ariaHasPopup: 'dialog' }
  return h('button', { type: 'button', ...properties, ...opens }, children)
}

export function text(value: string): ElementContent {
  return { type: 'text', value }
}

export function icon(name: IconName): Element {
  return h('svg', { className: ['icon'], ariaHidden: 'true' }, [h('use', { href: iconAddress(name) })])
}
