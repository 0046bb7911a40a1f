export type PictureFile = { width: number; height: number; widths: readonly number[]; hash: string }

type Props = {
  name: string
  file: PictureFile
  alt: string
  /** The `sizes` of the picture's place: how wide it stands at each width of the window. */
  sizes: string
  /** The picture that is seen first: loaded at once and before the others. */
  first?: boolean
  /** The widest file that may be offered. */
  largest?: number
  className?: string
}

/** A picture of the build in AVIF, WebP and JPEG, with its size, and a tiny placeholder until it is there. */
export function Picture({ name, file, alt, sizes, first, largest = 2000, className }: Props) {
  const widths = file.widths.filter((width) => width <= largest)
  const address = (width: number, format: string) => `/static/pictures/${name}-${width}.${file.hash}.${format}`
  const set = (format: string) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={address(800, 'jpg')}
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
