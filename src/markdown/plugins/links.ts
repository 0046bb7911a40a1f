import type { Properties, Root } from 'hast'
import { resolveExternalLink } from '../../../site/external-links.ts'
import type { Language } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { safeHref } from '../safe-link.ts'
import { dialogButton, replaceElements } from './elements.ts'

/**
 * Sanitizes links: paths get the language prefix of the page, and unsafe addresses are removed. In a preview, links to
 * sample addresses become buttons that open a dialog.
 */
export function sanitizeLinks({ language }: { language: Language }) {
  return (tree: Root) => {
    replaceElements(tree, (link) => {
      if (link.tagName !== 'a') return undefined
      const to = resolveExternalLink(String(link.properties.href ?? ''))
      const { dataButton } = link.properties
      if ('dialog' in to) return dialogButton(to.dialog, { className: ['link'], dataButton }, link.children)
      link.properties = sanitizeProperties(link.properties, language)
      return undefined
    })
  }
}

function sanitizeProperties(properties: Properties, language: Language): Properties {
  const href = safeHref(String(properties.href ?? ''))
  if (href === null) return { role: 'link', ariaDisabled: 'true', dataButton: properties.dataButton }
  const isFile = /^\/(markdown|static|figures|pictures)\/|^[^?#]*\.\w+(?:[?#]|$)/.test(href)
  if (href.startsWith('/') && !isFile) {
    return { ...properties, href: localPath(href, language) }
  }
  return { ...properties, href, ...(/^https?:/i.test(href) && { rel: ['noopener'] }) }
}
