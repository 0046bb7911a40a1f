/** The error note for a runtime that failed to load, shown by src/dom/chunk-note.css when something needs it. */
export function RuntimeFailedNote({ text }: { text: string }) {
  return (
    <p className="chunk-note lost" role="status" hidden>
      {text}
    </p>
  )
}
