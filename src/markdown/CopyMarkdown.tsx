import { useRef } from 'react'
import { confirmBeside, copyText } from '../components/copy-text.ts'
import { Icon } from '../components/Icon.tsx'
import { isModified } from '../components/modified-click.ts'
import { useMessages } from '../language/use-messages.ts'
import { healByReload } from '../loading/heal-chunk.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import type { RenderedDocument } from './rendered-document.ts'

/** Copies the page's document as plain Markdown; without scripts it is a link to that. */
export function CopyMarkdown({ document: { name, language } }: { document: RenderedDocument }) {
  const m = useMessages().copyMarkdown
  const link = useRef<HTMLAnchorElement>(null)
  const copy = async () => {
    const element = link.current
    if (!element) return
    const done = await copyDocument(`${name}_${language}.md`, language)
    confirmBeside(element, done ? m.copied : m.failed)
  }
  return (
    <p className="doc-tools">
      <a
        ref={link}
        href={`/markdown/plain/${name}_${language}.md`}
        data-replay=""
        onClick={(event) => {
          if (isModified(event)) return
          event.preventDefault()
          void copy()
        }}
      >
        <Icon name="copy" small /> {m.copy}
      </a>
    </p>
  )
}

/** The text as it is on the server now, which may be newer than what was prerendered. */
async function copyDocument(file: string, language: RenderedDocument['language']): Promise<boolean> {
  try {
    const [response, { plainMarkdown }] = await Promise.all([
      fetch(`/markdown/${file}`),
      loadChunk('plain-markdown', () => import('./plain-markdown.ts')),
    ])
    return response.ok && (await copyText(plainMarkdown(await response.text(), language, location.origin)))
  } catch (error) {
    if (!healByReload(error)) console.warn('The page could not be copied.', error)
    return false
  }
}
