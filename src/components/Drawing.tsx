type Props = { svg: string; className?: string; label?: string }

/**
 * Inlines an SVG file (`import drawing from './drawing.svg?raw'`), so that CSS can style its parts. Without a label the
 * drawing is decorative.
 */
export function Drawing({ svg, className, label }: Props) {
  return (
    <svg
      viewBox={/viewBox="([^"]*)"/.exec(svg)?.[1]}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted: an SVG file of this repository
      dangerouslySetInnerHTML={{ __html: innerSvg(svg) }}
    />
  )
}

/** The content of an SVG file without its root element. */
export function innerSvg(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>|\n\s*/g, '')
}
