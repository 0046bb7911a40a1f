import { previewMessages } from '../../generated/messages/preview.ts'
import { isPreview } from '../../generated/preview.ts'
import { answers } from '../../site/answers.ts'
import { phoneHref, site } from '../../site/facts.ts'
import type { Language } from '../../site/languages.ts'
import { chapters } from '../../site/navigation.ts'
import { transformOutsideCode } from './site-markdown.ts'

const values: Record<string, string> = {
  product: site.product,
  company: site.company,
  email: site.email,
  phone: site.phone,
  phoneHref,
  organisationNumber: site.organisationNumber,
  postalAddress: site.postalAddress,
  androidVersion: site.android.version,
  androidBuild: site.android.build,
  apiRepository: site.apiRepository,
  pressRelease: site.pressRelease,
  iosApp: site.iosApp,
  androidApp: site.android.href,
  ...Object.fromEntries(chapters.map(({ name, number }) => [name, String(number)])), // “chapter {basics}”
}

/** The names of the facts, which answers may use too. */
export const factNames: readonly string[] = Object.keys(values)

export const placeholderNames: readonly string[] = [...factNames, ...Object.keys(answers)]

const NAME = /(?<!\\)\{([A-Za-z]+)\}/g

/**
 * Fills placeholders with facts, and with the owner's answers, which may contain facts; unknown names and those after a
 * backslash are left. A line that needs a missing fact is removed. An unanswered question is shown in its place in a
 * preview, and removed otherwise.
 * @example fillPlaceholders('Write to {email}', 'en') // 'Write to support@kronvy.example'
 */
export function fillPlaceholders(text: string, language: Language): string {
  return removeLinesWithMissingFacts(text)
    .replace(UNANSWERED, (whole, name) => (isOpen(name) ? openAnswer(name, whole, language) : whole))
    .replace(NAME, (whole, name) => (Object.hasOwn(answers, name) ? (answers[name]?.text?.[language] ?? whole) : whole))
    .replace(NAME, (whole, name) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))
}

/** A line is a paragraph or a list item. */
function removeLinesWithMissingFacts(text: string): string {
  if (!Object.values(values).includes('')) return text
  const isUngiven = (line: string) => Array.from(line.matchAll(NAME)).some(([, name = '']) => values[name] === '')
  return text
    .split('\n')
    .filter((line) => !isUngiven(line))
    .join('\n')
}

/** With the surrounding space, which is removed too. */
const UNANSWERED = / ?(?<!\\)\{([A-Za-z]+)\}/g

function isOpen(name: string): boolean {
  return Object.hasOwn(answers, name) && !answers[name]?.text
}

function openAnswer(name: string, whole: string, language: Language): string {
  const space = whole.startsWith(' ') ? ' ' : ''
  return isPreview ? `${space}*${answers[name]?.question[language]} ${previewMessages[language].answer}*` : ''
}

/** Fills the placeholders of a document, except in code. */
export function fillDocumentPlaceholders(markdown: string, language: Language): string {
  return transformOutsideCode(markdown, (text) => fillPlaceholders(text, language))
}
