type Props = { svg: string; className?: string; label?: string }

/**
 * A drawing that is a file beside its component (`import drawing from './drawing.svg?raw'`), written into the page, where
 * the style sheet reaches its parts. Decoration, unless a label says what it shows.
 */
export function Drawing({ svg, className, label }: Props) {
  return (
    <svg
      viewBox={/viewBox="([^"]*)"/.exec(svg)?.[1]}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours
      dangerouslySetInnerHTML={{ __html: innerMarkup(svg) }}
    />
  )
}

/** What a drawing's file holds, without its frame. */
export function innerMarkup(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>|\n\s*/g, '')
}
