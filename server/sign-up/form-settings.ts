import { type Language, languages } from '../../content/languages.ts'
import { localPath } from '../../content/paths.ts'
import { consentRequired, type SignUpKind, signUpKinds, signUpSettings } from '../../content/site.ts'
import type { SignUpForm, SignUpForms } from '../../src/sign-up/contract/forms.ts'
import { type Env, SettingError } from '../setting-error.ts'
import { everyProvider, type Field, fields, type Need, providers } from './providers.ts'

const anyOf = (names: readonly string[]) => `(?:${names.join('|').toUpperCase()})`
const settingName = new RegExp(`^SIGN_UP_(?:${anyOf(signUpKinds)}_)?(?:${anyOf(languages)}_)?${anyOf(fields)}$`)

/** A setting with the same beginning that is not about the forms. */
const DATABASE = 'SIGN_UP_DATABASE'

/**
 * The forms of every language from settings such as SIGN_UP_PROVIDER or, for one form or language alone,
 * SIGN_UP_DEMO_SV_TAG_VALUE; environment variables win over `content/site.ts`.
 * @throws SettingError that names the wrong one.
 */
export function readSignUpForms(env: Env): SignUpForms {
  const given = Object.entries({ ...signUpSettings, ...env }).filter(([name, value]) => {
    return value && name.startsWith('SIGN_UP_') && name !== DATABASE
  })
  for (const [name, value = ''] of given) {
    if (!settingName.test(name)) throw new SettingError(name, value, 'removed or respelled: no setting has this name')
  }
  const settings = Object.fromEntries(given)
  const forms = eachOf(languages, (language) => {
    const form = (kind: SignUpKind) => new FormSettings(settings, kind, language)
    requireOwnPlaces(signUpKinds.map(form))
    return eachOf(signUpKinds, (kind) => form(kind).read())
  })
  const [name, value = ''] = given.find(([name]) => !name.endsWith('PROVIDER')) ?? []
  if (name && allForms(forms).every(({ provider }) => provider === 'embedded'))
    throw new SettingError(name, value, 'removed, or SIGN_UP_PROVIDER must name a mailing service')
  return forms
}

/** Every form of every language. */
export function allForms(forms: SignUpForms): SignUpForm[] {
  return languages.flatMap((language) => signUpKinds.map((kind) => forms[language][kind]))
}

/** An object with something for every one of some names. */
function eachOf<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}

/** Two forms that reach a service alike end in the same list, and nobody learns who wanted what. */
function requireOwnPlaces(all: readonly FormSettings[]): void {
  const seen = new Map<string, SignUpKind>()
  for (const settings of all) {
    const { action, extra, provider, tag } = settings.read()
    if (provider === 'embedded') continue
    const place = JSON.stringify([action, extra, tag.name && [tag.name, tag.value]])
    const other = seen.get(place)
    const [field, what] = tag.name ? (['TAG_VALUE', 'tag'] as const) : (['ACTION', 'form address'] as const)
    const wanted = `another ${what} than that of ${other}: ${provider} could not tell the two apart`
    if (other) throw new SettingError(settings.nameOfItsOwn(field), settings.find(field).value, wanted)
    seen.set(place, settings.kind)
  }
}

/** The settings of one form in one language. */
class FormSettings {
  readonly kind: SignUpKind
  readonly #settings: Env
  readonly #language: Language

  constructor(settings: Env, kind: SignUpKind, language: Language) {
    this.kind = kind
    this.#settings = settings
    this.#language = language
  }

  /** @throws SettingError that names the wrong one. */
  read(): SignUpForm {
    const provider = (this.find('PROVIDER').value || 'embedded').toLowerCase()
    if (provider === 'embedded') return this.#embedded()
    const service = providers[provider]
    const known = ['embedded', ...Object.keys(providers)].join(', ')
    if (!service) throw new SettingError(this.find('PROVIDER').name, this.find('PROVIDER').value, `one of ${known}`)
    for (const needs of [service.needs, everyProvider])
      for (const field of fields) if (needs[field]) this.#check(field, needs[field])
    const address = new URL(this.find('ACTION').value)
    const preset = (field: Field) =>
      service.presets[field]?.replace(/\{(\w+)\}/g, (_, name) =>
        name === 'language' ? this.#language : (address.searchParams.get(name) ?? ''),
      )
    const read = (field: Field) => this.find(field).value || (preset(field) ?? '')
    const isRequired = consentRequired[this.kind]
    if (!isRequired && !read('CONSENT_NAME')) this.#check('CONSENT_NAME', { pattern: /\S/, wanted: CONSENT_WANTED })
    return {
      provider,
      service: read('SERVICE') || service.name || address.host,
      action: read('ACTION'),
      method: read('METHOD').toLowerCase() === 'get' ? 'get' : 'post',
      emailField: read('EMAIL_NAME'),
      questionField: this.#asksQuestion ? read('QUESTION_NAME') : '',
      consent: { name: read('CONSENT_NAME'), value: read('CONSENT_VALUE') || 'yes', required: isRequired },
      tag: { name: read('TAG_NAME'), value: read('TAG_VALUE') || this.kind },
      antiBotField: read('ANTI_BOT_NAME'),
      extra: Object.fromEntries(new URLSearchParams(read('EXTRA'))),
      redirects: read('REDIRECTS')
        .split(/[\s,]+/)
        .filter(Boolean),
    }
  }

  /** The most particular setting that is given: for this form and language, this form, this language, all. */
  find(field: Field): { name: string; value: string } {
    const language = this.#language.toUpperCase()
    const [form, general] = [this.nameOfItsOwn(field), `SIGN_UP_${field}`]
    const names = [this.nameOfItsOwn(`${language}_${field}`), form, `SIGN_UP_${language}_${field}`]
    const name = names.find((candidate) => this.#settings[candidate]) ?? general
    return { name, value: this.#settings[name] ?? '' }
  }

  nameOfItsOwn(field: string): string {
    return `SIGN_UP_${this.kind.toUpperCase()}_${field}`
  }

  #check(field: Field, { pattern, wanted }: Need): void {
    const { name, value } = this.find(field)
    if (pattern.test(value) || (field === 'QUESTION_NAME' && !this.#asksQuestion)) return
    const own = this.nameOfItsOwn(field)
    throw new SettingError(name, value, value || name === own ? wanted : `${wanted} (for this form alone: ${own})`)
  }

  /** A request for a demo or a trial may carry a question; nobody would answer one to the newsletter. */
  get #asksQuestion(): boolean {
    return this.kind !== 'newsletter'
  }

  #embedded(): SignUpForm {
    return {
      provider: 'embedded',
      service: '',
      action: localPath(`/subscribe/${this.kind}`, this.#language),
      method: 'post',
      emailField: 'EMAIL',
      questionField: this.#asksQuestion ? 'question' : '',
      consent: { name: 'gdpr', value: 'Y', required: consentRequired[this.kind] },
      tag: { name: 'tags', value: this.kind },
      antiBotField: 'b_website',
      extra: {},
      redirects: [],
    }
  }
}

const CONSENT_WANTED =
  'the name of the field for the box, which may be left empty on this form: without it nobody learns whether it was ticked'
