declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; keepFeatures: readonly string[] }

  /** Resolves to the font with only the glyphs of a text, and only these OpenType features. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
