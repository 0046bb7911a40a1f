import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../language/use-messages.ts'
import type { RenderedDocument } from './rendered-document.ts'

/** Copies the page's document as plain Markdown (src/client/copying.ts); without scripts it is a link to that. */
export function CopyMarkdown({ document: { name, language } }: { document: RenderedDocument }) {
  const m = useMessages()
  const file = `${name}_${language}.md`
  return (
    <p>
      <a href={`/markdown/plain/${file}`}>
        <Icon name="copy" small />
        <span>{m.copyMarkdown}</span>
      </a>
    </p>
  )
}
