/**
 * The content of a text as JSON nodes for the Typst templates in this folder. Data is passed instead of Typst markup,
 * so that nothing in a text can be run as a command.
 */
export type InlinePart =
  | { is: 'text'; words: string }
  | { is: 'strong' | 'emphasis' | 'delete'; runs: InlinePart[] }
  | { is: 'code'; words: string }
  | { is: 'break' }
  /** A link inside the same volume. */
  | { is: 'inside'; to: string; runs: InlinePart[] }
  /** A link to the web; `shown` is the address to print beside it, empty when the link text already is the address. */
  | { is: 'outside'; href: string; shown: string; runs: InlinePart[] }

export type BlockPart =
  | { is: 'heading'; depth: number; to: string; runs: InlinePart[] }
  /** `leads`: keep the paragraph on the same page as the list or table after it. */
  | { is: 'paragraph'; leads: boolean; runs: InlinePart[] }
  | { is: 'list'; ordered: boolean; isTaskList: boolean; start: number; items: BlockPart[][] }
  /** `lines`: estimated height of the table on a phone, where its cells are stacked, in lines of text. */
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

export type BookLink = { to: string } | { href: string; shown: string }
