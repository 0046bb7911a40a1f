import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../language/use-messages.ts'
import type { RenderedDocument } from './rendered-document.ts'

/** Copies the page's document as plain Markdown (src/reading/copying.ts); without scripts it is a link to that. */
export function CopyMarkdown({ document: { name, language } }: { document: RenderedDocument }) {
  const m = useMessages().copyMarkdown
  const file = `${name}_${language}.md`
  return (
    <p>
      <a href={`/markdown/plain/${file}`} data-copies={file} data-replay="reading">
        <Icon name="copy" small /> {m.copy}
      </a>
    </p>
  )
}
