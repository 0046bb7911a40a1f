import { allPictureFiles } from '../../generated/all-picture-files.ts'
import { alternativeText, isPictureName } from '../../site/pictures.ts'
import { mediaQueries, pictureAddress, pictureSrcset } from '../components/picture-files.ts'
import { useLanguage } from '../language/use-messages.ts'
import '../styles/fill.css?deferred'
import '../components/placeholder.css'

type Name = keyof typeof allPictureFiles

type Props = {
  name: Name
  /** Overrides the picture's own alternative text. */
  alt?: string
  /** The `sizes` attribute. */
  sizes: string
  /** Above the fold: loaded eagerly and with high priority. */
  first?: boolean
  /** Another crop for viewports up to 639 px (art direction). */
  narrow?: Name
  /** The `sizes` attribute of the narrow crop. */
  narrowSizes?: string
  /** The widest file in `srcset`, in pixels. */
  largest?: number
  className?: string
}

/** A responsive picture in AVIF and JPEG, with its dimensions and a tiny placeholder while it loads. */
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

/** Preloads a picture; React hoists the <link> into the head, before the page's stylesheet. */
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
