declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> }
  /** Gives the font with only the glyphs of a text and the given ranges of its axes. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
