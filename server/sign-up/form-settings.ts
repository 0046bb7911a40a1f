import { type Language, languages, mapLanguages } from '../../site/languages.ts'
import { localPath } from '../../site/paths.ts'
import { consentRequired, defaultSignUpSettings, type SignUpKind, signUpKinds } from '../../site/sign-up.ts'
import type { FormTarget, FormTargets } from '../../src/sign-up/contract/forms.ts'
import { type Env, SettingError } from '../setting-error.ts'
import {
  actionUrlFormat,
  commonSettingFormats,
  type FormSettingName,
  formSettingNames,
  mailingProviders,
  type SettingFormat,
  type SettingFormats,
} from './providers.ts'

const anyOf = (names: readonly string[]) => `(?:${names.join('|').toUpperCase()})`
const settingName = new RegExp(
  `^SIGN_UP_(?:${anyOf(signUpKinds)}_)?(?:${anyOf(languages)}_)?${anyOf(formSettingNames)}$`,
)

/**
 * Reads the form targets of every language from settings such as SIGN_UP_PROVIDER or, for one form and language,
 * SIGN_UP_DEMO_SV_TAG_VALUE; environment variables override `content/site.yaml`.
 * @throws SettingError for an invalid setting.
 */
export function readSignUpForms(env: Env): FormTargets {
  const given = Object.entries({ ...defaultSignUpSettings, ...env }).filter(([name, value]) => {
    return value && name.startsWith('SIGN_UP_') && name !== 'SIGN_UP_DATABASE' // not a form setting
  })
  for (const [name, value = ''] of given) {
    if (!settingName.test(name)) throw new SettingError(name, value, 'removed or respelled: no setting has this name')
  }
  const settings = Object.fromEntries(given)
  const forms = mapLanguages((language) => recordOf(signUpKinds, (kind) => readForm(settings, kind, language)))
  for (const language of languages) requireOwnPlaces(forms[language])
  const [name, value = ''] = given.find(([name]) => !name.endsWith('PROVIDER')) ?? []
  if (name && listForms(forms).every(({ provider }) => provider === 'embedded'))
    throw new SettingError(name, value, 'removed, or SIGN_UP_PROVIDER must name a mailing service')
  return forms
}

/** All form targets of all languages. */
export function listForms(forms: FormTargets): FormTarget[] {
  return languages.flatMap((language) => Object.values(forms[language]))
}

function recordOf<Key extends string, T>(keys: readonly Key[], makeValue: (key: Key) => T): Record<Key, T> {
  // Object.fromEntries loses the key type.
  return Object.fromEntries(keys.map((key) => [key, makeValue(key)])) as Record<Key, T>
}

/** Rejects two forms with identical targets, because the mailing service could not tell their sign-ups apart. */
function requireOwnPlaces(forms: FormTargets[Language]): void {
  const seen = new Map<string, SignUpKind>()
  for (const kind of signUpKinds) {
    const { action, extra, provider, tag } = forms[kind]
    const place = JSON.stringify([action, extra, tag.name && tag])
    const other = seen.get(place)
    const [field, value, what] = tag.name ? ['TAG_VALUE', tag.value, 'tag'] : ['ACTION', action, 'form address']
    const wanted = `another ${what} than that of ${other}: ${provider} could not tell the two apart`
    if (other) throw new SettingError(`SIGN_UP_${kind.toUpperCase()}_${field}`, value, wanted)
    seen.set(place, kind)
  }
}

/** @throws SettingError for an invalid setting. */
function readForm(settings: Env, kind: SignUpKind, language: Language): FormTarget {
  /** Finds the most specific setting: for form and language, form, language, or all. */
  const find = (field: FormSettingName) => {
    const scopes = [`${kind}_${language}_`, `${kind}_`, `${language}_`, '']
    const names = scopes.map((scope) => `SIGN_UP_${scope.toUpperCase()}${field}`)
    const name = names.find((candidate) => settings[candidate]) ?? `SIGN_UP_${field}`
    return { name, value: settings[name] ?? '' }
  }
  const requireField = (field: FormSettingName, { pattern, wanted }: SettingFormat) => {
    const { name, value } = find(field)
    const hint = value ? '' : ` (for this form alone: SIGN_UP_${kind.toUpperCase()}_${field})`
    if (!pattern.test(value)) throw new SettingError(name, value, wanted + hint)
  }

  const provider = (find('PROVIDER').value || 'embedded').toLowerCase()
  if (provider === 'embedded') return embeddedForm(kind, language)
  const service = mailingProviders[provider]
  const known = ['embedded', ...Object.keys(mailingProviders)].join(', ')
  if (!service) throw new SettingError(find('PROVIDER').name, find('PROVIDER').value, `one of ${known}`)
  const needs: readonly (SettingFormats | undefined)[] = [
    { ACTION: actionUrlFormat(service) },
    service.needs,
    commonSettingFormats,
  ]
  for (const field of formSettingNames) {
    if (field === 'QUESTION_NAME' && !asksQuestion(kind)) continue
    for (const need of needs) if (need?.[field]) requireField(field, need[field])
  }
  const address = new URL(find('ACTION').value)
  const preset = (field: FormSettingName) =>
    service.presets[field]?.replace(/\{(\w+)\}/g, (_, name) =>
      name === 'language' ? language : (address.searchParams.get(name) ?? ''),
    )
  const read = (field: FormSettingName) => find(field).value || (preset(field) ?? '')
  const isRequired = consentRequired[kind]
  if (!isRequired && !read('CONSENT_NAME')) requireField('CONSENT_NAME', { pattern: /\S/, wanted: CONSENT_WANTED })
  return {
    provider,
    service: read('SERVICE') || service.name || address.host,
    action: read('ACTION'),
    method: read('METHOD').toLowerCase() === 'get' ? 'get' : 'post',
    emailField: read('EMAIL_NAME'),
    questionField: asksQuestion(kind) ? read('QUESTION_NAME') : '',
    consent: { name: read('CONSENT_NAME'), value: read('CONSENT_VALUE') || 'yes', required: isRequired },
    tag: { name: read('TAG_NAME'), value: read('TAG_VALUE') || kind },
    antiBotField: read('ANTI_BOT_NAME'),
    extra: Object.fromEntries(new URLSearchParams(read('EXTRA'))),
    redirects: read('REDIRECTS')
      .split(/[\s,]+/)
      .filter(Boolean),
  }
}

function embeddedForm(kind: SignUpKind, language: Language): FormTarget {
  return {
    provider: 'embedded',
    service: '',
    action: localPath(`/subscribe/${kind}`, language),
    method: 'post',
    emailField: 'EMAIL',
    questionField: asksQuestion(kind) ? 'question' : '',
    consent: { name: 'gdpr', value: 'Y', required: consentRequired[kind] },
    tag: { name: 'tags', value: kind },
    antiBotField: 'b_website',
    extra: {},
    redirects: [],
  }
}

/** Whether a form has a question field: demo and trial requests are answered, newsletter sign-ups are not. */
function asksQuestion(kind: SignUpKind): boolean {
  return kind !== 'newsletter'
}

const CONSENT_WANTED =
  'the name of the field for the box, which may be left empty on this form: without it nobody learns whether it was ticked'
