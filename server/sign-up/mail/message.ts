import MailComposer from 'nodemailer/lib/mail-composer'
import { type Language, languageNames } from '../../../content/languages.ts'
import type { ServiceMessages } from '../../../content/messages/service.en.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import { localPath } from '../../../content/paths.ts'
import { site } from '../../../content/site.ts'
import { escapeHtml } from '../../html.ts'
import { displayAddress, readEmailAddress } from '../form/email-address.ts'
import { readSecret, sign } from '../link/secret.ts'
import { findById, hasConsented, isForbidden, OWNER, readSignUp, type SignUp } from '../store/sign-ups.ts'
import type { Store } from '../store/store.ts'
import type { MailSettings } from './mail-settings.ts'
import type { Mail } from './mails.ts'

export type Message = { from: string; to: string; raw: Buffer }

/** What a mail says, in its two forms but without the unsubscribe link at their end. */
export type Letter = {
  to: string
  replyTo?: string
  language: Language
  subject: string
  text: string
  html: string
  unsubscribe: { text: string; label: string; link: string }
  /** Whether it goes to a list of people rather than answers one. */
  isList?: boolean
}

/** The message of a mail of the queue; null when nobody wants it any more. */
export async function composeMessage(
  store: Store,
  mail: Mail,
  settings: MailSettings,
  publicAddress: string,
): Promise<Message | null> {
  const letter = await store.read(async (db) => {
    const secret = await readSecret(db)
    if (mail.signUp !== null) {
      const signUp = await findById(db, mail.signUp)
      return (
        signUp && visitorLetter(mail, signUp, settings, (part) => personalLink(part, secret, signUp, publicAddress))
      )
    }
    const owner = readEmailAddress(settings.owner)
    if (typeof owner === 'string' || (await isForbidden(db, OWNER, owner.key))) return null
    const rows = await db.all('SELECT * FROM sign_up WHERE notice = ? ORDER BY asked_at, id', mail.id)
    const requests = []
    for (const signUp of rows.map(readSignUp)) requests.push({ signUp, isAgreed: await hasConsented(db, signUp) })
    const own = { id: OWNER, language: settings.ownerLanguage }
    const link = personalLink('unsubscribe', secret, own, publicAddress)
    return requests.length === 0 ? null : notice(requests, settings, link)
  })
  return letter && buildMessage(letter, mail, settings)
}

/** The finished mail with one-click unsubscribe (RFC 8058). */
export async function buildMessage(
  { unsubscribe, ...letter }: Letter,
  { id, createdAt }: Pick<Mail, 'id' | 'createdAt'>,
  { sender }: MailSettings,
): Promise<Message> {
  const composer = new MailComposer({
    from: { name: site.company, address: sender },
    to: { name: '', address: letter.to },
    ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
    subject: letter.subject,
    date: new Date(createdAt),
    messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    headers: {
      ...(letter.isList ? { Precedence: 'bulk' } : { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': letter.language,
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.link}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: `${letter.text}\n\n${unsubscribe.text}\n${unsubscribe.link}\n`,
    html: asHtml(letter, unsubscribe),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: sender, to: letter.to, raw: await composer.compile().build() }
}

type Named = Pick<SignUp, 'id' | 'language'>

/** A person's own link of the service: its signature is all that it takes to confirm, or to leave. */
export function personalLink(part: 'confirm' | 'unsubscribe', secret: string, { id, language }: Named, site: string) {
  return site + localPath(`/subscribe/${part}/${sign(secret, 'link', id)}`, language)
}

type LinkTo = (part: 'confirm' | 'unsubscribe') => string

/** To the visitor: confirm, already confirmed, or received. */
function visitorLetter({ kind }: Mail, signUp: SignUp, { owner }: MailSettings, link: LinkTo): Letter {
  const { address, language, list } = signUp
  const m = serviceMessages[language].mail
  const isReceipt = kind === 'receipt' && list !== 'newsletter'
  const said = isReceipt ? m.receipt[list] : kind === 'known' ? m.known : m.confirm
  const button = kind === 'confirm' ? { label: m.confirm.button, link: link('confirm') } : null
  return {
    to: address,
    ...(isReceipt ? { replyTo: owner } : {}),
    language,
    subject: `${said.subject} – ${site.product}`,
    ...write([m.greeting, said.text], button, [said.after, m.regards]),
    unsubscribe: { ...unsubscribeWords(m, isReceipt), link: link('unsubscribe') },
  }
}

function unsubscribeWords(m: ServiceMessages['mail'], isReceipt: boolean) {
  if (isReceipt) return { text: m.receipt.unsubscribeText, label: m.receipt.unsubscribe }
  return { text: m.unsubscribeText, label: m.unsubscribe }
}

/** To the owner: somebody asks for a demo or a trial, or several do. */
function notice(requests: readonly { signUp: SignUp; isAgreed: boolean }[], settings: MailSettings, link: string) {
  const m = serviceMessages[settings.ownerLanguage].mail
  const said = requests.map(({ signUp: { address, language, list }, isAgreed }) => [
    m.notify.text[list === 'trial' ? 'trial' : 'demo'](displayAddress(address)),
    m.notify.language(languageNames[language]),
    isAgreed ? m.notify.consent.yes : m.notify.consent.no,
  ])
  const [first] = requests
  const isOne = first && requests.length === 1
  const subject = isOne
    ? m.notify.subject[first.signUp.list === 'trial' ? 'trial' : 'demo']
    : m.notify.subject.several(requests.length)
  const parts = isOne ? said.flat() : said.map((lines) => lines.join('\n'))
  return {
    to: settings.owner,
    ...(isOne ? { replyTo: first.signUp.address } : {}),
    language: settings.ownerLanguage,
    subject: `${subject} – ${site.product}`,
    ...write([m.greeting, ...parts], null, [isOne ? m.notify.after : m.notify.afterSeveral]),
    unsubscribe: { text: m.notify.unsubscribeText, label: m.notify.unsubscribe, link },
  }
}

type Button = { label: string; link: string } | null

/** Paragraphs as plain text and as HTML. */
function write(before: readonly string[], button: Button, after: readonly string[]): { text: string; html: string } {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>\n`
  const pressed = button
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(button.link)}" style="display:inline-block;background:#e5952a;color:#0b1f1a;padding:14px 24px;border-radius:6px;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>\n`
    : ''
  const end = after.filter(Boolean)
  return {
    text: [...before, ...(button ? [button.link] : []), ...end].join('\n\n'),
    html: before.map(paragraph).join('') + pressed + end.map(paragraph).join(''),
  }
}

/** Mail programs read little else than inline styles; nothing is fetched from anywhere. */
function asHtml(
  { language, subject, html }: Omit<Letter, 'unsubscribe'>,
  { text, label, link }: Letter['unsubscribe'],
) {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:17px/1.55 Verdana,Arial,sans-serif"><div style="max-width:34em;margin:0 auto">
${html}<hr style="border:0;border-top:1px solid #d9d1c3;margin:24px 0"><p style="font-size:15px">${escapeHtml(text)} <a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>
</div></body></html>
`
}
