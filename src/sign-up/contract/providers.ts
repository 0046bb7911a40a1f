/** A mailing service that the forms can post to, and what it wants its fields to be called. */
export type ProviderPreset = {
  /** What visitors are told about where they continue; empty for the host of the form's address. */
  name: string
  /** What the form's address must look like, and the words for it in an error. */
  action: { pattern: RegExp; wanted: string }
  /** Settings that have no preset and must be given, with their form. */
  needs: Readonly<Record<string, { pattern: RegExp; wanted: string }>>
  /** For one whose form would drop what a visitor asks: that no field is named for it. */
  noQuestion?: { pattern: RegExp; wanted: string }
  /** Presets of the settings; `{name}` stands for that parameter of the form's address, `{language}` for the page's. */
  presets: Readonly<Record<string, string>>
}

const anything = /\S/
const anyAddress = /^https?:\/\/\S+$/

/**
 * Every service but the site's own, by the name that SIGN_UP_PROVIDER gives it; checked against the code that each
 * gives its customers to embed. Another one is one more entry.
 */
export const providers: Readonly<Record<string, ProviderPreset>> = {
  mailchimp: {
    name: 'Mailchimp',
    action: {
      pattern:
        /^https:\/\/[\w-]+\.[a-z]+\d+\.list-manage\.com\/subscribe\/post\?(?=.*\bu=[\da-f]+)(?=.*\bid=[\da-f]+)\S+$/i,
      wanted: 'the address of the embedded form, https://<account>.<dc>.list-manage.com/subscribe/post?u=…&id=…&f_id=…',
    },
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
    action: {
      pattern: /^https:\/\/[\w-]+\.sibforms\.com\/serve\/\S+$/,
      wanted: 'the address of the form, https://<account>.sibforms.com/serve/…',
    },
    needs: {},
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
    action: {
      pattern: /^https?:\/\/\S+\/subscription\/form$/,
      wanted: 'the address of the public form, https://<your listmonk>/subscription/form',
    },
    needs: { TAG_VALUE: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, wanted: 'the UUID of the list' } },
    noQuestion: { pattern: /^$/, wanted: 'left out: the public form of listmonk keeps no further field' },
    presets: { EMAIL_NAME: 'email', TAG_NAME: 'l', ANTI_BOT_NAME: 'nonce' },
  },
  buttondown: {
    name: 'Buttondown',
    action: {
      pattern: /^https:\/\/buttondown\.(com|email)\/api\/emails\/embed-subscribe\/[\w.-]+$/,
      wanted: 'the address of the form, https://buttondown.com/api/emails/embed-subscribe/<username>',
    },
    needs: {},
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
    action: {
      pattern: /^https:\/\/assets\.mailerlite\.com\/jsonp\/\d+\/forms\/\d+\/subscribe$/,
      wanted: 'the address of the form, https://assets.mailerlite.com/jsonp/<account>/forms/<form>/subscribe',
    },
    needs: {},
    presets: { EMAIL_NAME: 'fields[email]', EXTRA: 'ml-submit=1&anticsrf=true' },
  },
  other: {
    name: '',
    action: { pattern: anyAddress, wanted: 'the address that the form is sent to, beginning with https://' },
    needs: { EMAIL_NAME: { pattern: anything, wanted: 'the name of the field for the email address' } },
    presets: {},
  },
}
