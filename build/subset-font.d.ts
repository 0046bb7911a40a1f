declare module 'subset-font' {
  type Range = { min: number; max: number }
  type Options = { targetFormat: 'woff2' | 'sfnt' | 'truetype'; variationAxes?: Record<string, Range | number> }
  /** Gives the font with only the glyphs of a text and the given ranges, or places, on its axes. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
