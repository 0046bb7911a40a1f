import { allPictureFiles } from '../../generated/all-picture-files.ts'
import { alternativeText, isPictureName } from '../../site/pictures.ts'
import { mediaQueries, pictureAddress, pictureSrcset } from '../components/picture-files.ts'
import { useLanguage } from '../language/use-messages.ts'
import '../styles/fill.css?deferred'
import '../components/placeholder.css'

type Name = keyof typeof allPictureFiles

type Props = {
  name: Name
  /** What stands in its place for who cannot see it, where its own alternative text would not do. */
  alt?: string
  /** The `sizes` attribute: how wide the picture is at each width of the window. */
  sizes: string
  /** The picture that is seen first: loaded at once and before the others. */
  first?: boolean
  /** Another cut of the picture for narrow windows, up to 639 px. */
  narrow?: Name
  /** How wide that one is, where it does not fill the window. */
  narrowSizes?: string
  /** The widest file that may be offered. */
  largest?: number
  className?: string
}

/** A picture of the content in AVIF and JPEG, with its size, and a tiny placeholder until it is there. */
export function Picture({ name, alt, sizes, first, narrow, narrowSizes = '100vw', largest = 2000, className }: Props) {
  const language = useLanguage()
  const file = allPictureFiles[name]
  const set = (format: string) => pictureSrcset(name, file, format, largest)
  const narrowSet = narrow && pictureSrcset(narrow, allPictureFiles[narrow], 'avif')
  return (
    <picture>
      {first && narrowSet && <Preload media={mediaQueries.phone} set={narrowSet} sizes={narrowSizes} />}
      {first && <Preload media={narrowSet && mediaQueries.tabletUp} set={set('avif')} sizes={sizes} />}
      {narrowSet && <source media={mediaQueries.phone} type="image/avif" srcSet={narrowSet} sizes={narrowSizes} />}
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={pictureAddress(name, file, 800, 'jpg')}
        srcSet={set('jpg')}
        alt={alt ?? (isPictureName(name) ? alternativeText(name, language) : '')}
        width={file.width}
        height={file.height}
        sizes={sizes}
        className={['fill', 'placeholder', `placeholder-${name}`, className].filter(Boolean).join(' ')}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

type PreloadProps = { set: string; sizes: string; media?: string | undefined }

/** Asks for a picture in the head, which React moves it to: before the style of the page, and all that comes before the picture. */
function Preload({ set, sizes, media }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={set}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
