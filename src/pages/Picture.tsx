import { allPictureFiles } from '../../generated/all-picture-files.ts'
import { alternativeText, isPictureName } from '../../site/pictures.ts'
import { addressOf, sourceSet } from '../components/picture-files.ts'
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
  /** The widest file that may be offered. */
  largest?: number
  className?: string
}

/** A picture of the content in AVIF and JPEG, with its size, and a tiny placeholder until it is there. */
export function Picture({ name, alt, sizes, first, narrow, largest = 2000, className }: Props) {
  const language = useLanguage()
  const file = allPictureFiles[name]
  const set = (format: string) => sourceSet(name, file, format, largest)
  return (
    <picture>
      {narrow && (
        <source
          media="(max-width: 639px)"
          type="image/avif"
          srcSet={sourceSet(narrow, allPictureFiles[narrow], 'avif')}
          sizes="100vw"
        />
      )}
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={addressOf(name, file, 800, 'jpg')}
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
