import mark from '../../public/favicon.svg?raw'
import { innerSvg } from './Drawing.tsx'
import icons from './icons.svg?raw'
import { createLogoSymbol } from './logo-symbol.ts'
import './icon.css'

/** The inline SVG sprite of every page, with the logo as one symbol; `Icon` references it. */
export function IconSprite() {
  return (
    <svg
      className="icon-sheet"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted: an SVG file of this repository
      dangerouslySetInnerHTML={{ __html: innerSvg(icons).replace('<defs>', `<defs>${createLogoSymbol(mark)}`) }}
    />
  )
}
