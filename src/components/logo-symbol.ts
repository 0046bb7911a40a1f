/** The logo's dark colour, which currentColor replaces. */
const INK_COLOR = /#12322b/gi

/**
 * Converts the logo to a <symbol> for <use>.
 * @example createLogoSymbol('<svg viewBox="0 0 9 9" stroke="#12322b"><path/></svg>')
 * // '<symbol id="i-mark" viewBox="0 0 9 9"><g stroke="currentColor"><path/></g></symbol>'
 */
export function createLogoSymbol(svg: string): string {
  const [, attributes = '', drawing = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? []
  const look = attributes.replace(/\s(?:xmlns(?::\w+)?|viewBox|width|height)="[^"]*"/g, '').trim()
  const [viewBox = ''] = /viewBox="[^"]*"/.exec(attributes) ?? []
  return `<symbol id="i-mark" ${viewBox}><g ${look}>${drawing.trim()}</g></symbol>`.replace(INK_COLOR, 'currentColor')
}
