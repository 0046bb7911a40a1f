/** What is said where the runtime could not be loaded, when something needs it; src/dom/chunk-note.css shows it. */
export function RuntimeFailedNote({ text }: { text: string }) {
  return (
    <p className="chunk-note lost" role="status" hidden>
      {text}
    </p>
  )
}
