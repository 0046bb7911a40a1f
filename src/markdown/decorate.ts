import type { Element, ElementContent, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Language } from '../../content/languages.ts'
import { messages } from '../../content/messages/messages.ts'
import { localPath } from '../../content/paths.ts'
import { isPictureName } from '../../content/pictures.ts'
import { allPictureFiles } from '../../generated/all-pictures.ts'
import { addressOf, sourceSet } from '../components/picture-files.ts'
import { safeHref, safeSource } from './safe-link.ts'

/** How wide a picture of a document stands: the text column. */
const COLUMN = '(min-width: 1024px) 720px, 100vw'

/** Gives the safe tree what a page needs: checked links, copyable headings, figures, call-outs, tables, buttons. */
export function decorate(tree: Root, language: Language): void {
  const words = messages[language].document
  let heading = ''
  visit(tree, 'element', (element, index, parent) => {
    if (index === undefined || !parent) return
    const put = (replacement: Element) => {
      parent.children[index] = replacement
      return SKIP
    }
    switch (element.tagName) {
      case 'h2':
      case 'h3':
        heading = hastText(element).trim()
        element.properties.className = ['anchored']
        element.children.push(anchorOf(element, words.copyLink(heading)))
        return // a link or picture inside is checked as everywhere
      case 'a':
        checkLink(element, language)
        return
      case 'img':
        checkPicture(element)
        return
      case 'p': {
        const picture = onlyPicture(element)
        return picture ? put(figureOf(picture, words.openImage)) : undefined
      }
      case 'blockquote': {
        const kind = element.properties.dataCallout
        return kind === 'note' || kind === 'tip' || kind === 'warning'
          ? calloutOf(element, kind, words[kind])
          : undefined
      }
      case 'table':
        if (parent.type === 'element' && parent.properties.role === 'region') return
        return putTable(element, put, `${words.table}: ${heading}`)
      case 'pre':
        if (parent.type === 'element' && parent.properties.className) return
        put(h('div', { className: ['code'] }, [element, copyButton(words.copyCode)]))
        return SKIP
      case 'navigation-action-button':
        return put(actionButtonOf(element))
      default:
    }
  })
}

function h(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

function icon(name: string): Element {
  return h('svg', { className: ['icon'], ariaHidden: 'true' }, [h('use', { href: `#i-${name}` })])
}

function anchorOf(heading: Element, label: string): Element {
  return h('a', { className: ['anchor'], href: `#${String(heading.properties.id)}`, ariaLabel: label, dataReplay: '' })
}

/** Keeps a permitted address, in the language of the page; takes the address from any other link. */
function checkLink(link: Element, language: Language): void {
  if (link.properties.className) return // a glossary term, made by us
  const href = safeHref(String(link.properties.href ?? ''))
  if (href === null) {
    link.properties = { role: 'link', ariaDisabled: 'true' }
    return
  }
  if (href.startsWith('/') && !/^\/(markdown|static|figures|pictures)\//.test(href)) {
    link.properties.href = localPath(href, language)
    return
  }
  link.properties.href = href
  if (/^https?:/i.test(href)) link.properties.rel = ['noopener']
}

/** A picture by its name becomes the built picture; a drawing keeps its address; all else loses it. */
function checkPicture(image: Element): void {
  const source = safeSource(String(image.properties.src ?? ''))
  const alt = String(image.properties.alt ?? '')
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(source ?? '')?.[1]
  if (name && isPictureName(name)) {
    const file = allPictureFiles[name]
    const own = h('img', {
      src: addressOf(name, file, 800, 'jpg'),
      alt,
      width: file.width,
      height: file.height,
      loading: 'lazy',
      decoding: 'async',
      className: ['placeholder', `placeholder-${name}`],
    })
    Object.assign(
      image,
      h('picture', { dataFull: addressOf(name, file, 1600, 'jpg') }, [
        h('source', { type: 'image/avif', srcSet: sourceSet(name, file, 'avif'), sizes: COLUMN }),
        h('source', { type: 'image/webp', srcSet: sourceSet(name, file, 'webp'), sizes: COLUMN }),
        own,
      ]),
      { title: undefined },
    )
    return
  }
  if (source?.startsWith('/figures/')) {
    Object.assign(image.properties, { src: source, alt, width: 1200, height: 675, loading: 'lazy', decoding: 'async' })
    return
  }
  if (source === null || source === '') {
    image.tagName = 'span'
    image.properties = {}
    image.children = [text(alt)]
  }
}

function onlyPicture(paragraph: Element): Element | null {
  const children = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = children
  return children.length === 1 && only?.type === 'element' && only.tagName === 'img' ? only : null
}

/** A picture on a line of its own: opens in the lightbox, or as a file without scripts; its title is the caption. */
function figureOf(image: Element, openLabel: string): Element {
  const caption = String(image.properties.title ?? '')
  delete image.properties.title
  checkPicture(image)
  if (image.tagName === 'span') return h('p', {}, [image])
  const full = String(image.properties.dataFull ?? image.properties.src)
  delete image.properties.dataFull
  const link = h('a', { className: ['figbtn'], href: full, ariaLabel: openLabel, dataReplay: '', dataLightbox: '' }, [
    image,
    h('span', { className: ['figbtn__hint'] }, [icon('zoom')]),
  ])
  const alt = image.tagName === 'picture' ? findAlt(image) : String(image.properties.alt)
  link.properties.ariaLabel = `${openLabel}: ${alt}`
  return h('figure', { className: image.tagName === 'picture' ? ['figure'] : ['figure', 'figure--drawing'] }, [
    link,
    ...(caption ? [h('figcaption', { className: ['caption'] }, [text(caption)])] : []),
  ])
}

function findAlt(picture: Element): string {
  const image = picture.children.find((child) => child.type === 'element' && child.tagName === 'img')
  return image?.type === 'element' ? String(image.properties.alt) : ''
}

function calloutOf(quote: Element, kind: 'note' | 'tip' | 'warning', label: string): void {
  const icons = { note: 'info', tip: 'tip', warning: 'warn' } as const
  quote.tagName = 'div'
  quote.properties = { className: ['callout', `callout--${kind}`], role: 'note' }
  quote.children = [icon(icons[kind]), h('div', {}, [h('b', {}, [text(label)]), ...quote.children])]
}

function putTable(table: Element, put: (element: Element) => typeof SKIP, label: string): undefined {
  for (const row of rowsOf(table)) {
    const first = row.children.find((child) => child.type === 'element')
    if (first?.type === 'element' && first.tagName === 'td') {
      first.tagName = 'th'
      first.properties.scope = 'row'
    }
  }
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'th' || cell.properties.scope) return
    if (hastText(cell).trim() === '')
      cell.tagName = 'td' // a corner heads nothing
    else cell.properties.scope = 'col'
  })
  put(h('div', { className: ['tablewrap'], role: 'region', tabIndex: 0, ariaLabel: label }, [table]))
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = []
  visit(table, 'element', (element, _index, parent) => {
    if (element.tagName === 'tr' && parent?.type === 'element' && parent.tagName === 'tbody') rows.push(element)
  })
  return rows
}

function copyButton(label: string): Element {
  return h('button', { type: 'button', className: ['code__copy'], ariaLabel: label, dataReplay: '' }, [icon('copy')])
}

function actionButtonOf(element: Element): Element {
  const href = safeHref(String(element.properties.href ?? ''))
  const label = text(String(element.properties.label ?? ''))
  if (href === null || !/^https?:/i.test(href)) {
    return h('p', {}, [h('a', { role: 'link', ariaDisabled: 'true', className: ['btn', 'btn--line'] }, [label])])
  }
  return h('p', {}, [
    h('a', { className: ['btn', 'btn--line'], href, target: '_blank', rel: ['noopener'] }, [label, icon('out')]),
  ])
}
