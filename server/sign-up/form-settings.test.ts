import { expect, test } from 'vitest'
import { languages } from '../../site/languages.ts'
import { signUpKinds } from '../../site/sign-up.ts'
import { readSignUpForms } from './form-settings.ts'

const MAILCHIMP = 'https://kronvy.us21.list-manage.com/subscribe/post?u=a1b2c3&id=d4e5f6&f_id=00aa11'

test('without settings, the site’s own service takes every form, in the language of the page', () => {
  const forms = readSignUpForms({})
  expect(forms.en.newsletter).toMatchObject({ action: '/subscribe/newsletter', method: 'post', emailField: 'EMAIL' })
  expect(forms.sv.trial.action).toBe('/sv/subscribe/trial')
  for (const language of languages) {
    for (const kind of signUpKinds) expect(forms[language][kind].provider).toBe('embedded')
  }
})

test('keeps the contract of Mailchimp', () => {
  const { newsletter } = readSignUpForms({
    SIGN_UP_PROVIDER: 'mailchimp',
    SIGN_UP_ACTION: MAILCHIMP,
    SIGN_UP_CONSENT_NAME: 'gdpr[12345]',
    SIGN_UP_TAG_VALUE: '678',
    SIGN_UP_DEMO_TAG_VALUE: '679',
    SIGN_UP_TRIAL_TAG_VALUE: '680',
  }).en
  expect(newsletter).toEqual({
    provider: 'mailchimp',
    service: 'Mailchimp',
    action: MAILCHIMP,
    method: 'post',
    emailField: 'EMAIL',
    questionField: '',
    consent: { name: 'gdpr[12345]', value: 'Y', required: true },
    tag: { name: 'tags', value: '678' },
    antiBotField: 'b_a1b2c3_d4e5f6',
    extra: { subscribe: 'Subscribe' },
    redirects: [],
  })
})

const services = [
  {
    provider: 'brevo',
    action: 'https://a1b2c3.sibforms.com/serve/MUIFAbc_-',
    more: {},
    form: {
      service: 'Brevo',
      emailField: 'EMAIL',
      antiBotField: 'email_address_check',
      extra: { locale: 'sv', html_type: 'simple' },
    },
  },
  {
    provider: 'listmonk',
    action: 'https://lists.exempel.se/subscription/form',
    more: {
      SIGN_UP_TAG_VALUE: 'eb420c55-4cfb-4972-92ba-c93c34ba475d',
      SIGN_UP_CONSENT_NAME: 'l',
      SIGN_UP_CONSENT_VALUE: '0d6b3b5c-6b0e-4b8e-9a86-2f5d1c7f4a11',
    },
    form: {
      service: 'lists.exempel.se',
      emailField: 'email',
      antiBotField: 'nonce',
      tag: { name: 'l', value: 'eb420c55-4cfb-4972-92ba-c93c34ba475d' },
    },
  },
  {
    provider: 'buttondown',
    action: 'https://buttondown.com/api/emails/embed-subscribe/kronvy',
    more: {},
    form: { service: 'Buttondown', emailField: 'email', tag: { name: 'tag', value: 'demo' }, extra: { embed: '1' } },
  },
  {
    provider: 'mailerlite',
    action: 'https://assets.mailerlite.com/jsonp/123/forms/456/subscribe',
    more: { SIGN_UP_CONSENT_NAME: 'fields[consent]' },
    form: { service: 'MailerLite', emailField: 'fields[email]', extra: { 'ml-submit': '1', anticsrf: 'true' } },
  },
  {
    provider: 'other',
    action: 'https://forms.exempel.se/in',
    more: {
      SIGN_UP_METHOD: 'get',
      SIGN_UP_EMAIL_NAME: 'mejl',
      SIGN_UP_CONSENT_NAME: 'ok',
      SIGN_UP_CONSENT_VALUE: 'ja',
      SIGN_UP_TAG_NAME: 'list',
      SIGN_UP_TAG_VALUE: '7',
      SIGN_UP_ANTI_BOT_NAME: 'url',
      SIGN_UP_EXTRA: 'a=1&b=två ord',
      SIGN_UP_SERVICE: 'Skogsbrev',
      SIGN_UP_REDIRECTS: 'https://tack.exempel.se, https://*.exempel.org',
    },
    form: {
      service: 'Skogsbrev',
      method: 'get',
      emailField: 'mejl',
      consent: { name: 'ok', value: 'ja', required: false },
      tag: { name: 'list', value: '7' },
      antiBotField: 'url',
      extra: { a: '1', b: 'två ord' },
      redirects: ['https://tack.exempel.se', 'https://*.exempel.org'],
    },
  },
]

test.each(services)('knows the fields of $provider', ({ provider, action, more, form }) => {
  const others = { SIGN_UP_NEWSLETTER_PROVIDER: 'embedded', SIGN_UP_TRIAL_PROVIDER: 'embedded' }
  const forms = readSignUpForms({ SIGN_UP_PROVIDER: provider, SIGN_UP_ACTION: action, ...others, ...more })
  expect(forms.sv.demo).toMatchObject({ provider, action, ...form })
})

test('the most particular setting wins: form and language, form, language, all', () => {
  const forms = readSignUpForms({
    SIGN_UP_PROVIDER: 'mailchimp',
    SIGN_UP_ACTION: MAILCHIMP,
    SIGN_UP_CONSENT_NAME: 'gdpr[1]',
    SIGN_UP_TAG_VALUE: '1',
    SIGN_UP_SV_TAG_VALUE: '2',
    SIGN_UP_DEMO_TAG_VALUE: '3',
    SIGN_UP_DEMO_SV_TAG_VALUE: '4',
    SIGN_UP_TRIAL_TAG_VALUE: '5',
  })
  const tags = [forms.en.newsletter, forms.sv.newsletter, forms.en.demo, forms.sv.demo].map((form) => form.tag.value)
  expect(tags).toEqual(['1', '2', '3', '4'])
})

test('one form can go to a mailing service while the others stay', () => {
  const { newsletter, demo } = readSignUpForms({
    SIGN_UP_NEWSLETTER_PROVIDER: 'buttondown',
    SIGN_UP_NEWSLETTER_ACTION: 'https://buttondown.com/api/emails/embed-subscribe/kronvy',
  }).sv
  expect(newsletter.provider).toBe('buttondown')
  expect(demo).toMatchObject({ provider: 'embedded', action: '/sv/subscribe/demo' })
})

const mailchimp = { SIGN_UP_PROVIDER: 'mailchimp', SIGN_UP_ACTION: MAILCHIMP, SIGN_UP_CONSENT_NAME: 'gdpr[1]' }
const otherProvider = { SIGN_UP_PROVIDER: 'other', SIGN_UP_ACTION: 'https://a.example/', SIGN_UP_EMAIL_NAME: 'e' }

const invalidSettings = [
  {
    label: 'an unknown service',
    env: { SIGN_UP_PROVIDER: 'mailchump' },
    error: /^SIGN_UP_PROVIDER is “mailchump”.*one of/,
  },
  { label: 'a misspelt name', env: { SIGN_UP_NEWSLETER_ACTION: 'x' }, error: /^SIGN_UP_NEWSLETER_ACTION is “x”/ },
  { label: 'no address', env: { SIGN_UP_PROVIDER: 'brevo' }, error: /^SIGN_UP_ACTION is missing/ },
  {
    label: 'another service’s address',
    env: { ...mailchimp, SIGN_UP_TAG_VALUE: '1', SIGN_UP_DEMO_ACTION: 'https://x.sibforms.com/serve/1' },
    error: /^SIGN_UP_DEMO_ACTION is “https:\/\/x\.sibforms/,
  },
  { label: 'no tag for Mailchimp', env: mailchimp, error: /^SIGN_UP_TAG_VALUE is missing/ },
  {
    label: 'a tag with a name',
    env: { ...mailchimp, SIGN_UP_TAG_VALUE: 'news' },
    error: /^SIGN_UP_TAG_VALUE is “news”/,
  },
  {
    label: 'a consent box without its number',
    env: { ...mailchimp, SIGN_UP_CONSENT_NAME: 'gdpr', SIGN_UP_TAG_VALUE: '1' },
    error: /^SIGN_UP_CONSENT_NAME is “gdpr”/,
  },
  {
    label: 'an address without TLS',
    env: { ...otherProvider, SIGN_UP_ACTION: 'http://a.example/' },
    error: /^SIGN_UP_ACTION/,
  },
  { label: 'an unknown method', env: { ...otherProvider, SIGN_UP_METHOD: 'put' }, error: /^SIGN_UP_METHOD is “put”/ },
  {
    label: 'a redirect that would open the policy',
    env: { ...otherProvider, SIGN_UP_REDIRECTS: "https://a.example; script-src 'unsafe-inline'" },
    error: /^SIGN_UP_REDIRECTS/,
  },
  {
    label: 'a demo that ends in the list of the newsletter',
    env: { ...mailchimp, SIGN_UP_TAG_VALUE: '1' },
    error: /^SIGN_UP_DEMO_TAG_VALUE is “1”.*another tag than that of newsletter/,
  },
  {
    label: 'a trial that ends in the list of the demo, in one language',
    env: {
      ...mailchimp,
      SIGN_UP_TAG_VALUE: '1',
      SIGN_UP_DEMO_TAG_VALUE: '2',
      SIGN_UP_TRIAL_TAG_VALUE: '3',
      SIGN_UP_TRIAL_SV_TAG_VALUE: '2',
    },
    error: /^SIGN_UP_TRIAL_TAG_VALUE is “2”.*another tag than that of demo/,
  },
  {
    label: 'one form for all where the service knows no tags',
    env: { SIGN_UP_PROVIDER: 'brevo', SIGN_UP_ACTION: 'https://a.sibforms.com/serve/1' },
    error: /^SIGN_UP_DEMO_ACTION is “https:.*another form address than that of newsletter/,
  },
  {
    label: 'a box that may be left empty and that nobody is told of',
    env: {
      SIGN_UP_DEMO_PROVIDER: 'mailerlite',
      SIGN_UP_DEMO_ACTION: 'https://assets.mailerlite.com/jsonp/123/forms/456/subscribe',
    },
    error: /^SIGN_UP_CONSENT_NAME is missing.*SIGN_UP_DEMO_CONSENT_NAME/,
  },
  {
    label: 'fields without a service',
    env: { SIGN_UP_ACTION: MAILCHIMP },
    error: /^SIGN_UP_ACTION is .*SIGN_UP_PROVIDER/,
  },
]

test.each(invalidSettings)('names the setting that is wrong: $label', ({ env, error }) => {
  expect(() => readSignUpForms(env)).toThrow(error)
})

test('asks what a visitor would like to know where the service has a field for it, and of demo and trial alone', () => {
  const { en } = readSignUpForms({})
  expect([en.newsletter.questionField, en.demo.questionField, en.trial.questionField]).toEqual([
    '',
    'question',
    'question',
  ])
  const mailchimp = {
    SIGN_UP_PROVIDER: 'mailchimp',
    SIGN_UP_ACTION: MAILCHIMP,
    SIGN_UP_CONSENT_NAME: 'gdpr[12345]',
    SIGN_UP_TAG_VALUE: '678',
    SIGN_UP_DEMO_TAG_VALUE: '679',
    SIGN_UP_TRIAL_TAG_VALUE: '680',
  }
  expect(readSignUpForms(mailchimp).en.demo.questionField).toBe('')
  const { demo, newsletter } = readSignUpForms({ ...mailchimp, SIGN_UP_QUESTION_NAME: 'MMERGE5' }).sv
  expect([demo.questionField, newsletter.questionField]).toEqual(['MMERGE5', ''])
})

test('does not ask where the service would drop the answer', () => {
  const lists = (name: string) => `${name}b420c55-4cfb-4972-92ba-c93c34ba475d`
  const listmonk = {
    SIGN_UP_PROVIDER: 'listmonk',
    SIGN_UP_ACTION: 'https://lists.exempel.se/subscription/form',
    SIGN_UP_TAG_VALUE: lists('a'),
    SIGN_UP_DEMO_TAG_VALUE: lists('b'),
    SIGN_UP_TRIAL_TAG_VALUE: lists('c'),
    SIGN_UP_CONSENT_NAME: 'l',
  }
  expect(readSignUpForms(listmonk).en.demo.questionField).toBe('')
  expect(() => readSignUpForms({ ...listmonk, SIGN_UP_QUESTION_NAME: 'question' })).toThrow(/^SIGN_UP_QUESTION_NAME is/)
})
