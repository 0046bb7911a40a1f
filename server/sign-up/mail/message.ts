import MailComposer from 'nodemailer/lib/mail-composer'
import { type Language, languageNames } from '../../../content/languages.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import { localPath } from '../../../content/paths.ts'
import { site } from '../../../content/site.ts'
import { escapeHtml } from '../../html.ts'
import { displayAddress } from '../form/email-address.ts'
import { sign } from '../link/secret.ts'
import { OWNER, type SignUp } from '../store/sign-ups.ts'
import type { MailSettings } from './mail-settings.ts'
import type { Mail } from './mails.ts'

export type Message = { from: string; to: string; raw: Buffer }

type Input = { mail: Mail; signUp: SignUp; hasConsented: boolean; secret: string; publicAddress: string }

/** What a mail says, before it is put into its two forms. */
type Content = {
  to: string
  replyTo?: string
  language: Language
  subject: string
  before: readonly string[]
  button?: { label: string; link: string }
  after: readonly string[]
  unsubscribe: { text: string; label: string; link: string }
}

/** The finished mail, as plain text and HTML, with one-click unsubscribe (RFC 8058). */
export async function composeMessage(input: Input, settings: MailSettings): Promise<Message> {
  const content = input.mail.kind === 'notify' ? notification(input, settings) : letter(input)
  const composer = new MailComposer({
    from: { name: site.company, address: settings.sender },
    to: { name: '', address: content.to },
    ...(content.replyTo ? { replyTo: { name: '', address: content.replyTo } } : {}),
    subject: content.subject,
    date: new Date(input.mail.createdAt),
    messageId: `<${input.mail.id}@${settings.sender.slice(settings.sender.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': content.language,
      'List-Unsubscribe': { prepared: true, value: `<${content.unsubscribe.link}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: asText(content),
    html: asHtml(content),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: settings.sender, to: content.to, raw: await composer.compile().build() }
}

/** To the visitor: confirm, or already confirmed. */
function letter({ mail, signUp, secret, publicAddress }: Input): Content {
  const m = serviceMessages[signUp.language].mail
  const said = mail.kind === 'known' ? m.known : m.confirm
  const token = sign(secret, 'link', signUp.id)
  const link = (path: string) => `${publicAddress}${localPath(`/subscribe/${path}/${token}`, signUp.language)}`
  return {
    to: signUp.address,
    language: signUp.language,
    subject: `${said.subject} – ${site.product}`,
    before: [m.greeting, said.text],
    ...(mail.kind === 'confirm' ? { button: { label: m.confirm.button, link: link('confirm') } } : {}),
    after: [said.after, m.regards].filter(Boolean),
    unsubscribe: { text: m.unsubscribeText, label: m.unsubscribe, link: link('unsubscribe') },
  }
}

/** To the owner: somebody asks for a demo or a trial. */
function notification({ signUp, hasConsented, secret, publicAddress }: Input, settings: MailSettings): Content {
  const language = settings.ownerLanguage
  const m = serviceMessages[language].mail
  const list = signUp.list === 'trial' ? 'trial' : 'demo'
  const path = `/subscribe/unsubscribe/${sign(secret, 'link', OWNER)}`
  return {
    to: settings.owner,
    replyTo: signUp.address,
    language,
    subject: `${m.notify.subject[list]} – ${site.product}`,
    before: [
      m.greeting,
      m.notify.text[list](displayAddress(signUp.address)),
      m.notify.language(languageNames[signUp.language]),
      hasConsented ? m.notify.consent.yes : m.notify.consent.no,
    ],
    after: [m.notify.after],
    unsubscribe: {
      text: m.notify.unsubscribeText,
      label: m.notify.unsubscribe,
      link: `${publicAddress}${localPath(path, language)}`,
    },
  }
}

function asText({ before, button, after, unsubscribe }: Content): string {
  const parts = [...before, ...(button ? [button.link] : []), ...after, `${unsubscribe.text}\n${unsubscribe.link}`]
  return `${parts.join('\n\n')}\n`
}

/** Mail programs read little else than inline styles; nothing is fetched from anywhere. */
function asHtml({ language, subject, before, button, after, unsubscribe }: Content): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const pressed = button
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(button.link)}" style="display:inline-block;background:#e5952a;color:#0b1f1a;padding:14px 24px;border-radius:6px;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:17px/1.55 Verdana,Arial,sans-serif"><div style="max-width:34em;margin:0 auto">
${before.map(paragraph).join('\n')}
${pressed}
${after.map(paragraph).join('\n')}
<hr style="border:0;border-top:1px solid #d9d1c3;margin:24px 0"><p style="font-size:15px">${escapeHtml(unsubscribe.text)} <a href="${escapeHtml(unsubscribe.link)}">${escapeHtml(unsubscribe.label)}</a></p>
</div></body></html>
`
}
