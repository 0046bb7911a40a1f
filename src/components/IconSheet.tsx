import { innerMarkup } from './Drawing.tsx'
import icons from './icons.svg?raw'

/** The sprite of the icons that the first screen shows, from which `Icon` takes its drawings. */
export function IconSheet() {
  return (
    <svg
      className="icon-sheet"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours
      dangerouslySetInnerHTML={{ __html: innerMarkup(icons) }}
    />
  )
}
