import type { RenderedDocument } from './rendered-document.ts'

/** The sanitized HTML of a document; src/markdown/update/update-document.ts replaces it by a newer text. */
export function DocumentBody({ document: { name, hash, body } }: { document: RenderedDocument }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by renderDocument
    <div className="prose" data-document={name} data-hash={hash} dangerouslySetInnerHTML={{ __html: body }} />
  )
}
