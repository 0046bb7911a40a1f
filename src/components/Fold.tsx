import type { ReactNode } from 'react'

type Props = { className?: string; summary: ReactNode; children: ReactNode }

/**
 * A part that a phone shows folded: native details, closed in the HTML, so nothing moves or flashes when scripts come.
 * In wider windows, without scripts and on paper the style sheet shows all of it, and its head is no button (fold.css).
 */
export function Fold({ className = '', summary, children }: Props) {
  return (
    <details className={`fold ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
