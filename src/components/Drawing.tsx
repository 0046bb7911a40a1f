type Props = { svg: string; className?: string; label?: string }

/**
 * A drawing that is a file beside its component (`import drawing from './drawing.svg?raw'`), written into the page, where
 * the style sheet reaches its parts. Decoration, unless a label says what it shows.
 */
export function Drawing({ svg, className, label }: Props) {
  const [, viewBox, parts = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return (
    <svg
      viewBox={viewBox}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours
      dangerouslySetInnerHTML={{ __html: parts.replace(/\n\s*/g, '') }}
    />
  )
}
