/**
 * A text as the templates in this folder set it. It reaches the typesetter as data (JSON) and never as its markup, so
 * that nothing in a text can be taken for a command.
 */
export type InlinePart =
  | { is: 'text'; words: string }
  | { is: 'strong' | 'emphasis' | 'delete'; runs: InlinePart[] }
  | { is: 'code'; words: string }
  | { is: 'break' }
  /** To another place of the same volume. */
  | { is: 'inside'; to: string; runs: InlinePart[] }
  /** Out of it; `shown` is the address as a reader types it, empty where the words say it already. */
  | { is: 'outside'; href: string; shown: string; runs: InlinePart[] }

export type BlockPart =
  | { is: 'heading'; depth: number; to: string; runs: InlinePart[] }
  /** `leads`: it stays with the list or the table that it introduces. */
  | { is: 'paragraph'; leads: boolean; runs: InlinePart[] }
  | { is: 'list'; ordered: boolean; isChecklist: boolean; start: number; items: BlockPart[][] }
  /** `lines`: how many lines of text its rows are expected to have, one under the other. */
  | {
      is: 'table'
      widths: number[]
      aligns: ('left' | 'center' | 'right')[]
      lines: number
      head: InlinePart[][]
      rows: InlinePart[][][]
    }
  | { is: 'callout'; kind: 'note' | 'tip' | 'warning' | ''; parts: BlockPart[] }
  | { is: 'figure'; picture: string; isDrawing: boolean; alt: string; caption: string }
  | { is: 'listing'; words: string }
  | { is: 'rule' }

export type LinkTarget = { to: string } | { href: string; shown: string }
