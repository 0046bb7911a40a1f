/** The variants of a picture that the build has made: widths for `srcset`, its own size, and a hash of its content. */
export type PictureFile = { width: number; height: number; widths: readonly number[]; hash: string }

/** JPEG is for browsers without AVIF; the build makes it at these widths only. */
export const FALLBACK_WIDTHS: readonly number[] = [800, 1600]

/** The breakpoints of src/styles/media.css, by the names they have there, for `media` and `sizes` in markup. */
export const media = {
  phone: '(max-width: 39.99em)',
  tabletUp: '(min-width: 40em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 80em)',
} as const

/** The address of a picture's file in one width and format. */
export function pictureAddress(name: string, file: PictureFile, width: number, format: string): string {
  return `/static/pictures/${name}-${width}.${file.hash}.${format}`
}

/** The `srcset` of a picture in one format. */
export function sourceSet(name: string, file: PictureFile, format: string, largest = Number.POSITIVE_INFINITY): string {
  const made = format === 'avif' ? file.widths : file.widths.filter((width) => FALLBACK_WIDTHS.includes(width))
  return made
    .filter((width) => width <= largest)
    .map((width) => `${pictureAddress(name, file, width, format)} ${width}w`)
    .join(', ')
}
