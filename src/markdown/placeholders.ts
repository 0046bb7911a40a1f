import { previewMessages } from '../../generated/messages/preview.ts'
import { isPreview } from '../../generated/preview.ts'
import { answers } from '../../site/answers.ts'
import { phoneHref, site } from '../../site/facts.ts'
import type { Language } from '../../site/languages.ts'
import { chapters } from '../../site/navigation.ts'
import { changeOutsideCode } from './site-markdown.ts'

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

/** The names of facts, which answers may hold too. */
export const factNames: readonly string[] = Object.keys(values)

export const placeholderNames: readonly string[] = [...factNames, ...Object.keys(answers)]

const NAME = /(?<!\\)\{([A-Za-z]+)\}/g

/**
 * Puts the site's facts, and the owner's answers with the facts in them, into a text; a name that is not known, and one
 * behind a backslash, stays as it is. A line that needs a fact which is not given is left out. In a preview a question that is
 * not answered stands in the place of its answer, elsewhere nothing.
 * @example fillPlaceholders('Write to {email}', 'en') // 'Write to support@kronvy.example'
 */
export function fillPlaceholders(text: string, language: Language): string {
  return withoutUngiven(text)
    .replace(UNANSWERED, (whole, name) => (isOpen(name) ? openAnswer(name, whole, language) : whole))
    .replace(NAME, (whole, name) => (Object.hasOwn(answers, name) ? (answers[name]?.text?.[language] ?? whole) : whole))
    .replace(NAME, (whole, name) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))
}

/** A paragraph or an entry of a list is one line. */
function withoutUngiven(text: string): string {
  if (!Object.values(values).includes('')) return text
  const isUngiven = (line: string) => Array.from(line.matchAll(NAME)).some(([, name = '']) => values[name] === '')
  return text
    .split('\n')
    .filter((line) => !isUngiven(line))
    .join('\n')
}

/** With the space around it, which goes along with it. */
const UNANSWERED = / ?(?<!\\)\{([A-Za-z]+)\}/g

function isOpen(name: string): boolean {
  return Object.hasOwn(answers, name) && !answers[name]?.text
}

function openAnswer(name: string, whole: string, language: Language): string {
  const space = whole.startsWith(' ') ? ' ' : ''
  return isPreview ? `${space}*${answers[name]?.question[language]} ${previewMessages[language].answer}*` : ''
}

/** Fills the placeholders of a whole document, but not those within code. */
export function fillDocument(markdown: string, language: Language): string {
  return changeOutsideCode(markdown, (text) => fillPlaceholders(text, language))
}
