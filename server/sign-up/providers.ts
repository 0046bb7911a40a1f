/** The names of the form settings, after SIGN_UP_. */
export const formSettingNames = [
  ...['PROVIDER', 'SERVICE', 'ACTION', 'METHOD', 'EMAIL_NAME', 'QUESTION_NAME', 'CONSENT_NAME', 'CONSENT_VALUE'],
  ...['TAG_NAME', 'TAG_VALUE', 'ANTI_BOT_NAME', 'EXTRA', 'REDIRECTS'],
] as const
export type FormSettingName = (typeof formSettingNames)[number]

/** The format of a setting, and its description in an error message. */
export type SettingFormat = { pattern: Pick<RegExp, 'test'>; wanted: string }
export type SettingFormats = Partial<Record<FormSettingName, SettingFormat>>

/** A mailing service that forms can post to, with the field names that it expects. */
type Provider = {
  /** The name of the service as visitors see it; empty to show the host name of the form's address. */
  name: string
  /** The pattern of the form's address: `<…>` is a parameter, `…` any further text. */
  action: string
  needs?: SettingFormats
  /**
   * Default settings; `{name}` is replaced by that parameter of the form's address, `{language}` by the page's
   * language.
   */
  presets: Partial<Record<FormSettingName, string>>
}

/** Formats that apply to every service. */
export const commonSettingFormats: SettingFormats = {
  ACTION: { pattern: { test: isSafeAddress }, wanted: 'an address that begins with https://' },
  METHOD: { pattern: /^(post|get)?$/i, wanted: '“post” or “get”' },
  REDIRECTS: {
    pattern: /^(https:\/\/(\*\.)?[\w.-]+(:\d+)?([\s,]+|$))*$/,
    wanted: 'origins such as https://www.example.com, separated by commas',
  },
}

/**
 * All external services by their name in SIGN_UP_PROVIDER, verified against each service's own embed code.
 */
export const mailingProviders: Readonly<Record<string, Provider>> = {
  mailchimp: {
    name: 'Mailchimp',
    action: 'https://<account>.<dc>.list-manage.com/subscribe/post?u=…&id=…',
    needs: {
      CONSENT_NAME: { pattern: /^gdpr\[\d+\]$/, wanted: 'the name of the permission’s box, gdpr[<number>]' },
      TAG_VALUE: { pattern: /^\d+(,\d+)*$/, wanted: 'the number of the tag' },
    },
    presets: {
      EMAIL_NAME: 'EMAIL',
      CONSENT_VALUE: 'Y',
      TAG_NAME: 'tags',
      ANTI_BOT_NAME: 'b_{u}_{id}',
      EXTRA: 'subscribe=Subscribe',
    },
  },
  brevo: {
    name: 'Brevo',
    action: 'https://<account>.sibforms.com/serve/…',
    presets: {
      EMAIL_NAME: 'EMAIL',
      CONSENT_NAME: 'OPT_IN',
      CONSENT_VALUE: '1',
      ANTI_BOT_NAME: 'email_address_check',
      EXTRA: 'locale={language}&html_type=simple',
    },
  },
  listmonk: {
    name: '',
    action: 'https://<your listmonk>/subscription/form',
    needs: {
      QUESTION_NAME: { pattern: /^$/, wanted: 'left out: the public form of listmonk keeps no further field' },
      TAG_VALUE: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, wanted: 'the UUID of the list' },
    },
    presets: { EMAIL_NAME: 'email', TAG_NAME: 'l', ANTI_BOT_NAME: 'nonce' },
  },
  buttondown: {
    name: 'Buttondown',
    action: 'https://buttondown.com/api/emails/embed-subscribe/<username>',
    presets: {
      EMAIL_NAME: 'email',
      QUESTION_NAME: 'metadata__question',
      CONSENT_NAME: 'metadata__consent',
      TAG_NAME: 'tag',
      EXTRA: 'embed=1',
    },
  },
  mailerlite: {
    name: 'MailerLite',
    action: 'https://assets.mailerlite.com/jsonp/<account>/forms/<form>/subscribe',
    presets: { EMAIL_NAME: 'fields[email]', EXTRA: 'ml-submit=1&anticsrf=true' },
  },
  other: {
    name: '',
    action: 'https://…',
    needs: { EMAIL_NAME: { pattern: /\S/, wanted: 'the name of the field for the email address' } },
    presets: {},
  },
}

/** The required format of a form's address at this service. */
export function actionUrlFormat({ action }: Provider): SettingFormat {
  const pattern = action.replace(/[.?]/g, '\\$&').replace(/<.*?>/g, '[\\w.:-]+').replaceAll('…', '\\S+')
  // TLS is checked separately, for every address.
  return { pattern: RegExp(pattern.replace(/^https(.*)/, '^https?$1$'), 'i'), wanted: `the form’s address, ${action}` }
}

/** Requires TLS, so that email addresses are not sent in clear text, except to localhost. */
function isSafeAddress(text: string): boolean {
  const address = URL.parse(text)
  const isLocal = address && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  return address?.protocol === 'https:' || (address?.protocol === 'http:' && isLocal === true)
}
