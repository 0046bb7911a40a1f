import mark from '../../public/favicon.svg?raw'
import { innerMarkup } from './Drawing.tsx'
import icons from './icons.svg?raw'
import { markSymbol } from './logo-symbol.ts'
import './icon.css'

/** The sprite of the icons that every page holds, with the mark as one of them; `Icon` takes its drawings from it. */
export function IconSheet() {
  return (
    <svg
      className="icon-sheet"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours
      dangerouslySetInnerHTML={{ __html: innerMarkup(icons).replace('<defs>', `<defs>${markSymbol(mark)}`) }}
    />
  )
}
