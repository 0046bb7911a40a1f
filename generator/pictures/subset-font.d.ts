declare module 'subset-font' {
  /** Resolves to the font with only the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>
}
