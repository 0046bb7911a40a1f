/**
 * A text as the templates in this folder set it. It reaches the typesetter as data (JSON) and never as its markup, so
 * that nothing in a text can be taken for a command.
 */
export type Run =
  | { is: 'text'; words: string }
  | { is: 'strong' | 'emphasis' | 'delete'; runs: Run[] }
  | { is: 'code'; words: string }
  | { is: 'break' }
  /** To another place of the same volume. */
  | { is: 'inside'; to: string; runs: Run[] }
  /** Out of it; `shown` is the address as a reader types it, empty where the words say it already. */
  | { is: 'outside'; href: string; shown: string; runs: Run[] }

export type Part =
  | { is: 'heading'; depth: number; to: string; runs: Run[] }
  /** `leads`: it stays with the list or the table that it introduces. */
  | { is: 'paragraph'; leads: boolean; runs: Run[] }
  | { is: 'list'; ordered: boolean; isChecklist: boolean; start: number; items: Part[][] }
  /** `lines`: how many lines of text its rows are expected to have, one under the other. */
  | {
      is: 'table'
      widths: number[]
      aligns: ('left' | 'center' | 'right')[]
      lines: number
      head: Run[][]
      rows: Run[][][]
    }
  | { is: 'callout'; kind: 'note' | 'tip' | 'warning' | ''; parts: Part[] }
  | { is: 'figure'; picture: string; isDrawing: boolean; alt: string; caption: string }
  | { is: 'listing'; words: string }
  | { is: 'rule' }

export type LinkTarget = { to: string } | { href: string; shown: string }
