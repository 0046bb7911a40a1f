import { answers } from '../../site/answers.ts'
import { isSampleFact, phoneHref, sampleMark, site } from '../../site/facts.ts'
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
 * behind a backslash, stays as it is. An invented number or address of the company says that it is a sample.
 * @example fillPlaceholders('Write to {email}', 'en') // 'Write to support@kronvy.example'
 */
export function fillPlaceholders(text: string, language: Language): string {
  const withAnswers = text.replace(NAME, (whole, name) =>
    Object.hasOwn(answers, name) ? (answers[name]?.text[language] ?? whole) : whole,
  )
  return withAnswers.replace(NAME, (whole, name) =>
    Object.hasOwn(values, name) ? `${values[name]}${isSampleFact[name] ? sampleMark[language] : ''}` : whole,
  )
}

/** The same for a whole document, whose code stays as it is written. */
export function fillDocument(markdown: string, language: Language): string {
  return changeOutsideCode(markdown, (text) => fillPlaceholders(text, language))
}
