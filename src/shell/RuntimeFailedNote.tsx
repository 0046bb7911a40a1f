/**
 * The note that the script has failed to load; src/dom/chunk-note.css shows it when a control that needs it is used.
 */
export function RuntimeFailedNote({ text }: { text: string }) {
  return (
    <p className="chunk-note lost" role="status" hidden>
      {text}
    </p>
  )
}
