type Transcript = { before: string[]; moments: { seconds: string; text: string }[]; after: string[] }

/** A transcript of the film: what is seen in which seconds, as a list, and the paragraphs before and after it. */
export function readTranscript(markdown: string): Transcript {
  const blocks = markdown.split(/\n\s*\n/).map((block) => block.trim())
  const isList = (block: string) => /^- \*\*\d/.test(block)
  const paragraphs = (part: readonly string[]) => part.filter((block) => block !== '' && !/^#|^- /.test(block))
  const list = blocks.findIndex(isList)
  if (list < 0) throw new Error('A transcript of the film (content/film) lists nothing: “- **0–5 seconds.** A lake.”')
  const moments = Array.from((blocks[list] ?? '').matchAll(/^- \*\*(\d+–\d+) \S+\*\* (.+)$/gm), ([, seconds, text]) => {
    return { seconds: seconds ?? '', text: text ?? '' }
  })
  return { before: paragraphs(blocks.slice(0, list)), moments, after: paragraphs(blocks.slice(list)) }
}
