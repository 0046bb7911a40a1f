import type { Element, Properties, Root } from 'hast'
import { allPictureFiles } from '../../../generated/all-picture-files.ts'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import type { Messages } from '../../../generated/messages/interface.ts'
import { narrowFigures } from '../../../generated/narrow-figures.ts'
import type { Language } from '../../../site/languages.ts'
import { alternativeText, isPictureName, type PictureName } from '../../../site/pictures.ts'
import { mediaQueries, pictureAddress, pictureSrcset } from '../../components/picture-files.ts'
import { safeHref } from '../safe-link.ts'
import { h, iconElement, replaceElements, textNode } from './elements.ts'

/** The `sizes` attribute of a picture in the text column. */
const COLUMN_SIZES = `${mediaQueries.desktop} 860px, 100vw`

/** Approximate download sizes that field mode states: of the largest 800 px wide photograph, and of a drawing. */
const DOWNLOAD_SIZE_KB = { photograph: 45, drawing: 15 }

/** The HTML that replaces an image, and the address of its large version, if the address is permitted. */
type PictureMarkup = { element: Element; full?: string }

type Words = Pick<Messages['document'], 'openImage'> &
  Pick<FieldMessages['mode'], 'showPicture' | 'size'> & { language: Language }

/** Sanitizes pictures and adds `srcset`; those in a paragraph of their own become figures that open in the lightbox. */
export function rehypePictures(words: Words) {
  return (tree: Root) => {
    replaceElements(tree, (element) => {
      const picture = element.tagName === 'p' ? findOnlyPicture(element) : null
      if (picture) return createFigure(picture, words)
      return element.tagName === 'img' ? renderPicture(element, words.language).element : undefined
    })
  }
}

function findOnlyPicture(paragraph: Element): Element | null {
  const children = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = children
  return children.length === 1 && only?.type === 'element' && only.tagName === 'img' ? only : null
}

/**
 * A link that opens the lightbox, or the file without scripts; the picture's title becomes the caption. In field mode a
 * button replaces the picture, and states its download size.
 */
function createFigure(image: Element, { openImage, showPicture, size, language }: Words): Element {
  const { title, ...properties } = image.properties
  const shown = renderPicture({ ...image, properties }, language)
  if (!shown.full) return h('p', {}, [shown.element])
  const ariaLabel = `${openImage}: ${String(properties.alt ?? '')}`
  const link = { className: ['figure-button'], href: shown.full, ariaLabel }
  const isPhotograph = !shown.full.endsWith('.svg')
  const className = isPhotograph ? ['figure'] : ['figure', 'figure--drawing']
  const cost = h('small', {}, [
    textNode(size({ kilobytes: isPhotograph ? DOWNLOAD_SIZE_KB.photograph : DOWNLOAD_SIZE_KB.drawing })),
  ])
  return h('figure', { className }, [
    h('button', { type: 'button', className: ['figure-request'] }, [textNode(showPicture), cost]),
    h('a', link, [shown.element, h('span', { className: ['figure-button__hint'] }, [iconElement('zoom')])]),
    ...(title ? [h('figcaption', { className: ['caption'] }, [textNode(String(title))])] : []),
  ])
}

/**
 * Renders a picture by its source: /pictures/<name>.jpg is one that the build has encoded, drawings and external
 * pictures keep their address, and for an unsafe address only the alternative text is rendered.
 */
function renderPicture({ properties }: Element, language: Language): PictureMarkup {
  const alt = String(properties.alt ?? '')
  const source = safeHref(String(properties.src ?? ''))
  if (!source) return { element: h('span', {}, [textNode(alt)]) }
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(source)?.[1]
  // In the editor, a new picture may not have been encoded yet.
  if (name && isPictureName(name) && Object.hasOwn(allPictureFiles, name))
    return renderEncodedPicture(name, alternativeText(name, language, alt))
  if (!source.startsWith('/figures/')) return { element: h('img', properties), full: source }
  return { element: createDrawing(source, properties), full: source }
}

/** Renders a drawing, with a <source> for narrow viewports if the drawing has such a version. */
function createDrawing(source: string, properties: Properties): Element {
  const size = { width: 1200, height: 675 }
  const image = h('img', { ...properties, src: source, ...size, loading: 'lazy', decoding: 'async' })
  const narrow = narrowFigures[/^\/figures\/([\w-]+)_\w+\.svg$/.exec(source)?.[1] ?? '']
  if (!narrow) return image
  const srcSet = source.replace('.svg', '-narrow.svg')
  return h('picture', {}, [h('source', { media: mediaQueries.phone, srcSet, ...narrow }), image])
}

function renderEncodedPicture(name: PictureName, alt: string): PictureMarkup {
  const file = allPictureFiles[name]
  const image = h('img', {
    src: pictureAddress(name, file, 800, 'jpg'),
    srcSet: pictureSrcset(name, file, 'jpg'),
    sizes: COLUMN_SIZES,
    alt,
    width: file.width,
    height: file.height,
    loading: 'lazy',
    decoding: 'async',
    className: ['placeholder', `placeholder-${name}`],
  })
  const source = h('source', { type: 'image/avif', srcSet: pictureSrcset(name, file, 'avif'), sizes: COLUMN_SIZES })
  const full = pictureAddress(name, file, 1600, 'jpg')
  return { element: h('picture', {}, [source, image]), full }
}
