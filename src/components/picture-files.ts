/** The built variants of a picture: widths for `srcset`, its intrinsic size, and a hash of its content. */
export type PictureFile = { width: number; height: number; widths: readonly number[]; hash: string }

/** The widths of the JPEG fallback for browsers without AVIF. */
export const FALLBACK_WIDTHS: readonly number[] = [800, 1600]

/** The breakpoints of src/styles/media.css by name, for `media` and `sizes` in markup. */
export const mediaQueries = {
  phone: '(max-width: 39.99em)',
  tabletUp: '(min-width: 40em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 80em)',
} as const

/** The address of a picture variant by width and format. */
export function pictureAddress(name: string, file: PictureFile, width: number, format: string): string {
  return `/static/pictures/${name}-${width}.${file.hash}.${format}`
}

/** The `srcset` of a picture in one format. */
export function pictureSrcset(
  name: string,
  file: PictureFile,
  format: string,
  largest = Number.POSITIVE_INFINITY,
): string {
  const made = format === 'avif' ? file.widths : file.widths.filter((width) => FALLBACK_WIDTHS.includes(width))
  return made
    .filter((width) => width <= largest)
    .map((width) => `${pictureAddress(name, file, width, format)} ${width}w`)
    .join(', ')
}
