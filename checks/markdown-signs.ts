import type { Issue } from './issue.ts'
import { applyRules, type Passage, type Rule } from './passage.ts'

/** Signs of other kinds of Markdown. */
const OTHER_MARKDOWN = [
  /(?<!:):{2,}\s?[\p{L}{].*/gu, // ::: note
  /(?<=\n): \p{L}.*/gu, // a definition under its word
  /^\*\[[^\]\n]+\]:.*/gm, // *[HTML]: an abbreviation
  /\[\[[^\]\n]+\]\]|^\[TOC\]$/gm,
  /==[^=\s][^=\n]*==/g, // marked words
  /(?<![\p{L}\p{N}]):[a-z][a-z_]+:(?![\p{L}\p{N}])/gu, // :smile:
  /\{[.:][^}\n]*\}/g, // {.class}
  /\$[^$\s][^$\n]*\$|\p{L}~\p{N}+~|\^[\p{L}\p{N}]+\^/gu, // formulas
]

/** Signs that are left in the words that readers see. */
const RULES: readonly Rule[] = [
  {
    pattern: /\[![^\]\s]*\]/g,
    what: (found) => `“${found}” is no call-out here, so readers see it as it stands.`,
    todo: 'Begin a quotation with > [!NOTE], > [!TIP] or > [!WARNING], in capitals.',
  },
  {
    pattern: /\]\s+\((?=[/#]|\w+:)/g,
    what: 'A space parts the words of a link from its address, so it is no link.',
    todo: 'Remove it: [words](/address).',
  },
  {
    pattern: /\]\(|\[[^[\]]*\((?=[/#]|https?:)/g,
    what: 'A link or a picture that is none: readers see its brackets.',
    todo: 'Write [words](/address) without spaces in the address; a caption stands in quotation marks: ![…](… "Caption").',
  },
  {
    pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    what: (found) => `“${found}” is a link whose address is given nowhere.`,
    todo: 'Write [words](/address), or the address on a line of its own: [name]: /address.',
  },
  {
    pattern: /\*\*/g,
    what: 'Two asterisks stand in the text: bold words that do not begin or do not end.',
    todo: 'Write **words**, with no space inside the asterisks, all in one paragraph.',
  },
  {
    pattern: /(?<=^|\n)#{1,6}(?=[^\s#])/g,
    what: 'A heading without a space after its # is no heading.',
    todo: 'Put a space there: ## Heading {#id}.',
  },
  {
    pattern: /(?<=^|\n)(?:[•·▪◦‣●○]|[-–](?=\p{L})|\d{1,2}[.)](?=\p{L})|\[[ x]\](?= ))/giu,
    what: (found) => `“${found}” begins no entry of a list here, so readers see it.`,
    todo: 'Begin the line with - or 1. and a space, in a checklist with - [ ] and a space.',
  },
  {
    pattern: /^\|.*\|\s*$(?:\n\|.*)*/gm,
    what: 'A table without the line below its head is no table.',
    todo: 'Put a line |---|---| below its first row, with one part for each cell, and an empty line before the table.',
  },
  {
    pattern: /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/gu,
    what: (found) => `“${found}” is an emoji: the manual on paper has no sign for it.`,
    todo: 'Say it in words.',
  },
  ...OTHER_MARKDOWN.map(
    (pattern): Rule => ({
      pattern,
      what: (found) => `“${found}” is Markdown of another kind, which readers see as it stands.`,
      todo: 'Write it with the signs of docs/editing.md, or in words.',
    }),
  ),
]

export function checkSigns(passages: readonly Passage[]): Issue[] {
  return applyRules(passages, RULES)
}
