import { type Language, languages } from '../../../content/languages.ts'
import { localPath } from '../../../content/paths.ts'
import { consentRequired, type SignUpKind, signUpKinds, signUpSettings } from '../../../content/site.ts'
import { type ProviderPreset, providers } from './providers.ts'
import { type Env, SettingError } from './setting-error.ts'

/** One form as the page shows it and the browser posts it (specification §3, §7). */
export type SignUpForm = {
  /** `embedded` for the site's own service, else one of `providers`. */
  provider: string
  /** Who receives the form, in words for the visitor; empty for the site's own service. */
  service: string
  /** Where the browser posts; a path of this site is answered by the embedded service. */
  action: string
  method: 'post' | 'get'
  emailField: string
  /** The field for what the visitor would like to know; empty where it is not asked. */
  questionField: string
  consent: { name: string; value: string; required: boolean }
  tag: { name: string; value: string }
  /** A field that people never see and therefore never fill in. */
  antiBotField: string
  /** Further hidden fields that a mailing service asks for. */
  extra: Readonly<Record<string, string>>
  /** Further origins that the service may forward the posted form to. */
  redirects: readonly string[]
}

export type SignUpForms = Readonly<Record<Language, Readonly<Record<SignUpKind, SignUpForm>>>>

const fields = [
  'PROVIDER',
  'SERVICE',
  'ACTION',
  'METHOD',
  'EMAIL_NAME',
  'QUESTION_NAME',
  'CONSENT_NAME',
  'CONSENT_VALUE',
  'TAG_NAME',
  'TAG_VALUE',
  'ANTI_BOT_NAME',
  'EXTRA',
  'REDIRECTS',
] as const

type Field = (typeof fields)[number]

const anyOf = (names: readonly string[]) => `(?:${names.join('|').toUpperCase()})`
const settingName = new RegExp(`^SIGN_UP_(?:${anyOf(signUpKinds)}_)?(?:${anyOf(languages)}_)?${anyOf(fields)}$`)

/** Settings with the same beginning that are not about the forms. */
const otherSettings = ['SIGN_UP_DATABASE']

/**
 * The forms of every language from settings such as SIGN_UP_PROVIDER or, for one form or language alone,
 * SIGN_UP_DEMO_SV_TAG_VALUE; environment variables win over `content/site.ts`.
 * @throws SettingError that names the wrong one.
 */
export function readSignUpForms(env: Env): SignUpForms {
  const settings = { ...signUpSettings, ...withoutEmpty(env) }
  const names = Object.keys(settings).filter((name) => name.startsWith('SIGN_UP_') && !otherSettings.includes(name))
  for (const name of names) {
    if (!settingName.test(name)) {
      throw new SettingError(name, settings[name] ?? '', 'removed or respelled: no setting has this name')
    }
  }
  const forms = eachOf(languages, (language) => eachOf(signUpKinds, (kind) => readForm(settings, kind, language)))
  for (const language of languages) requireOwnPlaces(settings, forms[language], language)
  const stray = names.find((name) => !name.endsWith('PROVIDER'))
  if (stray && allForms(forms).every(({ provider }) => provider === 'embedded')) {
    throw new SettingError(stray, settings[stray] ?? '', 'removed, or SIGN_UP_PROVIDER must name a mailing service')
  }
  return forms
}

/** An object with something for every one of some names. */
function eachOf<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}

const CONSENT_WANTED =
  'the name of the field for the box, which may be left empty on this form: without it nobody learns whether it was ticked'

/** Every form of every language. */
export function allForms(forms: SignUpForms): SignUpForm[] {
  return languages.flatMap((language) => signUpKinds.map((kind) => forms[language][kind]))
}

/** Two forms that reach a service alike end in the same list, and nobody learns who wanted what. */
function requireOwnPlaces(settings: Env, forms: Readonly<Record<SignUpKind, SignUpForm>>, language: Language): void {
  const seen = new Map<string, SignUpKind>()
  for (const kind of signUpKinds) {
    const { action, extra, provider, tag } = forms[kind]
    if (provider === 'embedded') continue
    const place = JSON.stringify([action, extra, tag.name && [tag.name, tag.value]])
    const other = seen.get(place)
    if (other) {
      const [field, what] = tag.name ? (['TAG_VALUE', 'tag'] as const) : (['ACTION', 'form address'] as const)
      const { value = '' } = find(settings, kind, language, field)
      const name = `SIGN_UP_${kind.toUpperCase()}_${field}`
      const wanted = `another ${what} than that of ${other}: ${provider} could not tell the two apart`
      throw new SettingError(name, value, wanted)
    }
    seen.set(place, kind)
  }
}

function readForm(settings: Env, kind: SignUpKind, language: Language): SignUpForm {
  const provider = readProvider(settings, kind, language)
  const preset = providers[provider]
  if (!preset) return embeddedForm(kind, language)
  const action = checked(settings, kind, language, 'ACTION', preset.action)
  const address = readAddress(action, find(settings, kind, language, 'ACTION').name)
  for (const field of fields) {
    const need = preset.needs[field]
    if (need) checked(settings, kind, language, field, need)
  }
  if (asksQuestion(kind) && preset.noQuestion) checked(settings, kind, language, 'QUESTION_NAME', preset.noQuestion)
  const read = (field: Field) =>
    find(settings, kind, language, field).value ?? fill(preset.presets[field] ?? '', address, language)
  if (!consentRequired[kind] && !read('CONSENT_NAME')) {
    checked(settings, kind, language, 'CONSENT_NAME', { pattern: /\S/, wanted: CONSENT_WANTED })
  }
  return {
    provider,
    service: read('SERVICE') || preset.name || address.host,
    action,
    method: readMethod(settings, kind, language),
    emailField: read('EMAIL_NAME'),
    questionField: asksQuestion(kind) ? read('QUESTION_NAME') : '',
    consent: { name: read('CONSENT_NAME'), value: read('CONSENT_VALUE') || 'yes', required: consentRequired[kind] },
    tag: { name: read('TAG_NAME'), value: read('TAG_VALUE') || kind },
    antiBotField: read('ANTI_BOT_NAME'),
    extra: Object.fromEntries(new URLSearchParams(read('EXTRA'))),
    redirects: readRedirects(read('REDIRECTS'), find(settings, kind, language, 'REDIRECTS').name),
  }
}

/** Whoever asks for a demo or a trial may say what about; a newsletter answers nothing. */
function asksQuestion(kind: SignUpKind): boolean {
  return kind !== 'newsletter'
}

function embeddedForm(kind: SignUpKind, language: Language): SignUpForm {
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

/** The most particular setting that is given: for this form and language, this form, this language, all. */
function find(settings: Env, kind: SignUpKind, language: Language, field: Field) {
  const [form, tongue] = [kind.toUpperCase(), language.toUpperCase()]
  const names = [`SIGN_UP_${form}_${tongue}_${field}`, `SIGN_UP_${form}_${field}`, `SIGN_UP_${tongue}_${field}`]
  const general = `SIGN_UP_${field}`
  const name = names.find((candidate) => settings[candidate]) ?? general
  return { name, value: settings[name] || undefined }
}

function checked(
  settings: Env,
  kind: SignUpKind,
  language: Language,
  field: Field,
  { pattern, wanted }: ProviderPreset['action'],
): string {
  const { name, value = '' } = find(settings, kind, language, field)
  if (pattern.test(value)) return value
  const alone = `SIGN_UP_${kind.toUpperCase()}_${field}`
  throw new SettingError(name, value, value || name === alone ? wanted : `${wanted} (for this form alone: ${alone})`)
}

function readProvider(settings: Env, kind: SignUpKind, language: Language): string {
  const { name, value = 'embedded' } = find(settings, kind, language, 'PROVIDER')
  const known = ['embedded', ...Object.keys(providers)]
  const provider = known.find((candidate) => candidate === value.toLowerCase())
  if (!provider) throw new SettingError(name, value, `one of ${known.join(', ')}`)
  return provider
}

/** Only over TLS, so that nobody on the way reads the address; this machine itself is the exception. */
function readAddress(action: string, name: string): URL {
  const address = URL.canParse(action) ? new URL(action) : null
  const isLocal = address && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  if (address && (address.protocol === 'https:' || (address.protocol === 'http:' && isLocal))) return address
  throw new SettingError(name, action, 'an address that begins with https://')
}

function readMethod(settings: Env, kind: SignUpKind, language: Language): 'post' | 'get' {
  const { name, value = 'post' } = find(settings, kind, language, 'METHOD')
  const method = value.toLowerCase()
  if (method === 'post' || method === 'get') return method
  throw new SettingError(name, value, '“post” or “get”')
}

function readRedirects(text: string, name: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => {
      if (/^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin)) return origin
      throw new SettingError(name, text, 'origins such as https://www.example.com, separated by commas')
    })
}

function fill(template: string, address: URL, language: Language): string {
  return template.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'language' ? language : (address.searchParams.get(name) ?? ''),
  )
}

function withoutEmpty(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value))
}
