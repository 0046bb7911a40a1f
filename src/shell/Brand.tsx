import { site } from '../../site/facts.ts'
import { pages } from '../../site/pages.ts'
import { localPath } from '../../site/paths.ts'
import { Icon } from '../components/Icon.tsx'
import { useLanguage } from '../language/use-messages.ts'

/** The logo and product name, which link to the home page. */
export function Brand() {
  const language = useLanguage()
  return (
    <a
      className="brand"
      href={localPath('/', language)}
      aria-label={`${site.product}, ${pages.home.label[language].toLowerCase()}`}
    >
      <Icon name="mark" />
      <b translate="no">{site.product}</b>
    </a>
  )
}
