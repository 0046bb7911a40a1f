import type { RenderedDocument } from './rendered-document.ts'

/** The safe HTML of a document; src/markdown/update/update-document.ts puts a newer text in its place. */
export function DocumentBody({ document: { name, hash, body } }: { document: RenderedDocument }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from renderDocument, which sanitises
    <div className="prose" data-document={name} data-hash={hash} dangerouslySetInnerHTML={{ __html: body }} />
  )
}
