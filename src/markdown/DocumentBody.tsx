import type { RenderedDocument } from './rendered-document.ts'

/**
 * The sanitized HTML of a document. A script replaces it if the server has a newer text (update/update-document.ts).
 */
export function DocumentBody({ document: { name, hash, body } }: { document: RenderedDocument }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by renderDocument
    <div className="prose" data-document={name} data-hash={hash} dangerouslySetInnerHTML={{ __html: body }} />
  )
}
