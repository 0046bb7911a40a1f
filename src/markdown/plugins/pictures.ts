import type { Element, Properties, Root } from 'hast'
import { allPictureFiles } from '../../../generated/all-picture-files.ts'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import type { Messages } from '../../../generated/messages/interface.ts'
import { narrowFigures } from '../../../generated/narrow-figures.ts'
import type { Language } from '../../../site/languages.ts'
import { alternativeText, isPictureName, type PictureName } from '../../../site/pictures.ts'
import { media, pictureAddress, sourceSet } from '../../components/picture-files.ts'
import { safeHref } from '../safe-link.ts'
import { eachElement, h, icon, text } from './elements.ts'

/** How wide a picture of a document stands: the text column. */
const COLUMN = `${media.desktop} 720px, 100vw`

/** What a picture of a document costs in field mode, about: the largest photograph in the width that is shown there, and a drawing. */
const KILOBYTES = { photograph: 45, drawing: 10 }

/** What a picture of a document becomes, and the address of the whole of it, if that is allowed. */
type PictureMarkup = { element: Element; full?: string }

type Words = Pick<Messages['document'], 'openImage'> &
  Pick<FieldMessages['mode'], 'showPicture' | 'size'> & { language: Language }

/** Checks pictures, offers those of the build in several sizes, and opens one on a line of its own in full screen. */
export function renderPictures(words: Words) {
  return (tree: Root) => {
    eachElement(tree, (element) => {
      const alone = element.tagName === 'p' ? onlyPicture(element) : null
      if (alone) return figureOf(alone, words)
      return element.tagName === 'img' ? renderPicture(element, words.language).element : undefined
    })
  }
}

function onlyPicture(paragraph: Element): Element | null {
  const children = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = children
  return children.length === 1 && only?.type === 'element' && only.tagName === 'img' ? only : null
}

/**
 * Opens in the lightbox, or as a file without scripts; the picture's title is the caption. In field mode a button stands
 * in its place, which says what it costs.
 */
function figureOf(image: Element, { openImage, showPicture, size, language }: Words): Element {
  const { title, ...properties } = image.properties
  const shown = renderPicture({ ...image, properties }, language)
  if (!shown.full) return h('p', {}, [shown.element])
  const ariaLabel = `${openImage}: ${String(properties.alt ?? '')}`
  const link = { className: ['figure-button'], href: shown.full, ariaLabel }
  const isPhotograph = !shown.full.endsWith('.svg')
  const className = isPhotograph ? ['figure'] : ['figure', 'figure--drawing']
  const cost = h('small', {}, [text(size({ kilobytes: isPhotograph ? KILOBYTES.photograph : KILOBYTES.drawing }))])
  return h('figure', { className }, [
    h('button', { type: 'button', className: ['figure-request'] }, [text(showPicture), cost]),
    h('a', link, [shown.element, h('span', { className: ['figure-button__hint'] }, [icon('zoom')])]),
    ...(title ? [h('figcaption', { className: ['caption'] }, [text(String(title))])] : []),
  ])
}

/**
 * A picture by its name becomes the built picture; a drawing and one of another site keep their address, of one with a
 * forbidden address the words remain.
 */
function renderPicture({ properties }: Element, language: Language): PictureMarkup {
  const alt = String(properties.alt ?? '')
  const source = safeHref(String(properties.src ?? ''))
  if (!source) return { element: h('span', {}, [text(alt)]) }
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(source)?.[1]
  // while one edits, a new one is not built yet
  if (name && isPictureName(name) && Object.hasOwn(allPictureFiles, name))
    return builtPicture(name, alternativeText(name, language, alt))
  if (!source.startsWith('/figures/')) return { element: h('img', properties), full: source }
  return { element: drawing(source, properties), full: source }
}

/** A drawing; a phone shows the narrow one that is made of it, where it has one. */
function drawing(source: string, properties: Properties): Element {
  const size = { width: 1200, height: 675 }
  const image = h('img', { ...properties, src: source, ...size, loading: 'lazy', decoding: 'async' })
  const narrow = narrowFigures[/^\/figures\/([\w-]+)_\w+\.svg$/.exec(source)?.[1] ?? '']
  if (!narrow) return image
  const srcSet = source.replace('.svg', '-narrow.svg')
  return h('picture', {}, [h('source', { media: media.phone, srcSet, ...narrow }), image])
}

function builtPicture(name: PictureName, alt: string): PictureMarkup {
  const file = allPictureFiles[name]
  const image = h('img', {
    src: pictureAddress(name, file, 800, 'jpg'),
    srcSet: sourceSet(name, file, 'jpg'),
    sizes: COLUMN,
    alt,
    width: file.width,
    height: file.height,
    loading: 'lazy',
    decoding: 'async',
    className: ['placeholder', `placeholder-${name}`],
  })
  const source = h('source', { type: 'image/avif', srcSet: sourceSet(name, file, 'avif'), sizes: COLUMN })
  const full = pictureAddress(name, file, 1600, 'jpg')
  return { element: h('picture', {}, [source, image]), full }
}
