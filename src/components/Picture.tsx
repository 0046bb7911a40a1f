import { addressOf, type PictureFile, sourceSet } from './picture-files.ts'

type Props = {
  name: string
  file: PictureFile
  alt: string
  /** The `sizes` of the picture's place: how wide it stands at each width of the window. */
  sizes: string
  /** The picture that is seen first: loaded at once and before the others. */
  first?: boolean
  /** Another cut of the picture for narrow windows, up to 639 px. */
  narrow?: { name: string; file: PictureFile }
  /** The widest file that may be offered. */
  largest?: number
  className?: string
}

/** A picture of the build in AVIF and JPEG, with its size, and a tiny placeholder until it is there. */
export function Picture({ name, file, alt, sizes, first, narrow, largest = 2000, className }: Props) {
  const set = (format: string) => sourceSet(name, file, format, largest)
  return (
    <picture>
      {narrow && (
        <source media={NARROW} type="image/avif" srcSet={sourceSet(narrow.name, narrow.file, 'avif')} sizes="100vw" />
      )}
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={addressOf(name, file, 800, 'jpg')}
        srcSet={set('jpg')}
        alt={alt}
        width={file.width}
        height={file.height}
        sizes={sizes}
        className={['placeholder', `placeholder-${name}`, className].filter(Boolean).join(' ')}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

const NARROW = '(max-width: 639px)'
