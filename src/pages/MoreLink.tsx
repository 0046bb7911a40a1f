import { localPath } from '../../site/paths.ts'
import { Icon } from '../components/Icon.tsx'
import { useLanguage } from '../language/use-messages.ts'
import './more.css?deferred'

/** A “read more” link at the end of a section, with an arrow. */
export function MoreLink({ path, text }: { path: string; text: string }) {
  return (
    <a className="more" href={localPath(path, useLanguage())}>
      <span>{text}</span>
      <Icon name="arrow" />
    </a>
  )
}
