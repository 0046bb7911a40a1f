import { PHONE_NUMBER_PATTERN } from '../generator/content/typography.ts'
import { createSlugger } from '../src/markdown/slug.ts'
import type { Issue } from './issue.ts'
import { applyRules, type Passage, type TextRule } from './passage.ts'

const TEXT_RULES: readonly (TextRule & { what: string })[] = [
  {
    pattern: /["'“„]/g,
    language: 'sv',
    what: 'A quotation mark that is not Swedish',
    todo: 'Use ” before and after, ’ inside a quotation.',
  },
  {
    pattern: /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/g,
    language: 'sv',
    what: 'Thousands with a point',
    todo: 'Write a space there: 1 500.',
  },
  { pattern: /(?<!\d)\d{1,3} \d{3}(?!\d)/g, language: 'en', what: 'Thousands with a space', todo: 'Write 1,500.' },
  { pattern: /["“”]/g, language: 'en', what: 'A double quotation mark', todo: 'Use single ones: ‘like this’.' },
  { pattern: /(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/g, what: 'A hyphen in a range', todo: 'Put an en dash: 10–15.' },
  {
    pattern: /(?<=[\p{L}\d,.)”’]) (?:-|(?<!run \S+ )--) (?=[\p{L}\d”‘’])|(?<=\p{L})--(?=\p{L})/gu,
    what: 'A hyphen for a dash',
    todo: 'Put an en dash (–), or a comma.',
  },
  { pattern: /^\s*$/g, what: 'A text without words', todo: 'Write what it is to say.' },
  { pattern: /→|=>|->/g, what: 'An arrow', todo: 'Say it in words.' },
  { pattern: /\S {2,}\S/g, what: 'Two spaces', todo: 'Leave one.' },
  { pattern: / (?:[,;:!?](?=\s|$)|\.$)/g, what: 'A space before a sign', todo: 'Remove it.' },
  {
    pattern: /\[CHECK\]|\[[A-Z]\d+\]|\bTODO\b|\bTBD\b|lorem ipsum/gi,
    what: 'An author’s mark',
    todo: 'Check the fact, then remove the mark.',
  },
  {
    pattern: /\[![^\]\s]*\]|:{3,}\s?\p{L}.*/gu,
    what: 'A call-out that is none',
    todo: 'Begin a quotation with > [!NOTE], > [!TIP] or > [!WARNING], in capitals.',
  },
  {
    pattern: /\]\(|\]\s+\((?=[/#]|\w+:)|\[[^[\]]*\((?=[/#]|https?:)|\[[^[\]\n]+\]\[[^[\]\n]*\]|\[\[/g,
    what: 'A link or a picture that is none, so readers see its brackets',
    todo: 'Write [words](/address) without spaces in the address or before it; a caption stands in quotation marks: ![…](… "Caption").',
  },
  {
    pattern:
      /(?<=^|\n)(?:#{1,6}(?=[^\s#])|[•·▪◦‣●○]|[-–](?=\p{L})|[–—](?=\s)|[-–+*](?=\[[ x]?\])|\d{1,2}[.)](?=\p{L})|\[\s*x?\s*\])/giu,
    what: 'A sign that begins no heading and no entry of a list, so readers see it',
    todo: 'Put a space after it: ## Heading {#id}, - entry, 1. step; in a checklist write - [ ] task.',
  },
  {
    pattern: /^[–—]+$|^[-–—]*[–—]{2}[-–—]*$/gm,
    what: 'A line of dashes that is none',
    todo: 'Write --- with ordinary hyphens, and an empty line before and after it.',
  },
  {
    pattern: /&(?:nbsp|shy|amp|lt|gt|quot|copy|[mn]dash)\b;?|==(?=[^\s=])[^=\n]*==|(?<!\\)\\$/gm,
    what: 'A sign that is none, so readers see it',
    todo: 'Write the letter itself; the site has no ==marked== words, and a \\ breaks a line only where another follows.',
  },
  {
    pattern: /(?<!(?:^|\n)#{1,6}[^\n]*)\{\s*#[^}\n]*\}?/g, // mistyped headings have their own rule
    what: 'An id that is none, so readers see it',
    todo: (found) =>
      `Write it at the end of a heading, in small letters a to z, figures and hyphens: {#${createSlugger([])(found)}}.`,
  },
  {
    pattern: /^\|.*\|\s*$(?:\n\|.*)*/gm,
    what: 'A table without the line below its head',
    todo: 'Put a line |---|---| below its first row, with one part for each cell, and an empty line before the table.',
  },
]

/** Reports punctuation and spaces that are wrong in the language, leftover Markdown, and notes such as TODO. */
export function checkTypography(passages: readonly Passage[]): Issue[] {
  const withoutPhones = passages.map((passage) => ({
    ...passage,
    text: passage.text.replace(PHONE_NUMBER_PATTERN, '…'),
  }))
  return applyRules(withoutPhones, quoteMatches(TEXT_RULES))
}

/** Adds the text around the match to the message of each rule. */
function quoteMatches(rules: readonly (TextRule & { what: string })[]): TextRule[] {
  return rules.map((rule) => ({ ...rule, what: (_, around) => `${rule.what}: “${around}”.` }))
}

const MARKUP_RULES: readonly (TextRule & { what: string })[] = [
  {
    pattern: /<(?:!--|\/?[a-z])(?:.*>)?|&(?:[a-z]{2,}|#x?[\da-f]+);/gi,
    what: 'HTML, which is shown as it is written, or dropped',
    todo: 'Write the words alone, and the sign itself for an entity: & for &amp;, a no-break space for &nbsp;.',
  },
  {
    pattern: /\*\*|~~|`|(?<![\p{L}\p{N}_])_{1,2}(?=\p{L})[^_\n]+_/gu,
    what: 'A sign of Markdown, which is shown as it is written',
    todo: 'Write the words alone: this text has no bold or italic words, and no code.',
  },
]

/** Reports markup in plain text; answers and transcripts are Markdown. */
export function checkMarkup(passages: readonly Passage[]): Issue[] {
  const rulesOf = ({ file }: Passage) =>
    /^content\/(?:answers\.yaml|film\/.*\.md)$/.test(file) ? MARKUP_RULES.slice(0, 1) : MARKUP_RULES
  return passages.flatMap((passage) => applyRules([passage], quoteMatches(rulesOf(passage))))
}
