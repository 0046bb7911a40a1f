import { previewMessages } from '../../generated/messages/preview.ts'
import { isPreview } from '../../generated/preview.ts'
import { answers } from '../../site/answers.ts'
import { phoneHref, site } from '../../site/facts.ts'
import type { Language } from '../../site/languages.ts'
import { chapters } from '../../site/navigation.ts'
import { procurementAnswer, procurementRows } from '../../site/procurement.ts'
import { transformOutsideCode } from './site-markdown.ts'

const NO_BREAK_SPACE = '\u00a0'

const values: Record<string, string> = {
  product: site.product,
  company: site.company,
  email: site.email,
  phone: site.phone.replaceAll(' ', NO_BREAK_SPACE),
  phoneHref,
  organisationNumber: site.organisationNumber,
  postalAddress: site.postalAddress.replace(/(?<=\b\d{3}) (?=\d{2}\b)/, NO_BREAK_SPACE), // “123 45”
  androidVersion: site.android.version,
  androidBuild: site.android.build,
  apiRepository: site.apiRepository,
  pressRelease: site.pressRelease,
  iosApp: site.iosApp,
  androidApp: site.android.href,
  ...Object.fromEntries(chapters.map(({ name, number }) => [name, String(number)])), // “chapter {basics}”
}

/** The placeholders for facts of the site, such as {email}; the owner's answers may contain them too. */
export const factNames: readonly string[] = Object.keys(values)

export const placeholderNames: readonly string[] = [...factNames, ...Object.keys(answers), ...procurementRows]

const PLACEHOLDER = /(?<!\\)\{([a-z][\w-]*)\}/gi

/**
 * Fills placeholders with facts, and with the owner's answers, which may contain facts; unknown names and those after a
 * backslash are left. A line that needs a missing fact is removed. An unanswered question is shown in its place in a
 * preview, and removed otherwise.
 * @example fillPlaceholders('Write to {email}', 'en') // 'Write to support@kronvy.example'
 */
export function fillPlaceholders(text: string, language: Language): string {
  return removeLinesWithMissingFacts(text)
    .replace(PLACEHOLDER_WITH_LEADING_SPACE, (whole, name) =>
      isUnanswered(name) ? showQuestion(name, whole, language) : whole,
    )
    .replace(PLACEHOLDER, (whole, name) =>
      Object.hasOwn(answers, name)
        ? (answers[name]?.text?.[language] ?? whole)
        : (procurementAnswer(name, language) ?? whole),
    )
    .replace(PLACEHOLDER, (whole, name) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))
}

/** Removes each line (a paragraph or list item) with a placeholder whose fact is empty. */
function removeLinesWithMissingFacts(text: string): string {
  if (!Object.values(values).includes('')) return text
  const lacksFact = (line: string) =>
    Array.from(line.matchAll(PLACEHOLDER)).some(([, name = '']) => values[name] === '')
  return text
    .split('\n')
    .filter((line) => !lacksFact(line))
    .join('\n')
}

/** A placeholder with the space before it, which is removed together with it. */
const PLACEHOLDER_WITH_LEADING_SPACE = / ?(?<!\\)\{([a-z][\w-]*)\}/gi

function isUnanswered(name: string): boolean {
  return Object.hasOwn(answers, name) && !answers[name]?.text
}

/** In a preview, the owner's unanswered question; nothing on the public site. */
function showQuestion(name: string, whole: string, language: Language): string {
  const space = whole.startsWith(' ') ? ' ' : ''
  return isPreview ? `${space}*${answers[name]?.question[language]} ${previewMessages[language].answer}*` : ''
}

/** Fills the placeholders of a document, except in code. */
export function fillDocumentPlaceholders(markdown: string, language: Language): string {
  return transformOutsideCode(markdown, (text) => fillPlaceholders(text, language))
}
