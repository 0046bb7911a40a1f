import { previewMessages } from '../../generated/messages/preview.ts'
import { isPreview, samples } from '../../generated/preview.ts'
import { localPath, paths } from '../../site/paths.ts'
import { useLanguage, useMessageGroup } from '../language/use-messages.ts'
import './preview-bar.css'

/**
 * The bar on every page of a preview that says which content is a sample, with a link to the list of samples. A public
 * build has no bar.
 */
export function PreviewBar() {
  return isPreview && <Bar />
}

function Bar() {
  const m = useMessageGroup(previewMessages)
  const list = localPath(paths.samples, useLanguage())
  return (
    <aside className="preview-bar" aria-label={m.title}>
      <p>
        <b>{m.title}</b> {samples.length > 0 ? m.text : m.whole} <a href={list}>{m.link}</a>
      </p>
    </aside>
  )
}
