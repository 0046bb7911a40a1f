import { serviceMessages } from '../../../generated/messages/service.ts'
import { site } from '../../../site/facts.ts'
import { type Language, languageNames } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import type { MailSettings } from '../../settings.ts'
import { displayEmail } from '../email-address.ts'
import type { QueuedMail } from '../mail/mails.ts'
import type { MailContent } from '../mail/mime-message.ts'
import { readSecret, signValue } from '../secret.ts'
import type { Connection } from '../store/store.ts'
import { FLOOD_ALARM_PREFIX, findSignUp, type SignUp, withSupportedLanguage } from './sign-ups.ts'
import { SIGN_UPS_WITH_CONSENT_QUERY, type SignUpWithConsent } from './sign-ups-with-consent.ts'

/** Composes the content of a queued mail; null when the mail is obsolete, for instance after unsubscribing. */
export async function composeMail(
  db: Connection,
  mail: QueuedMail,
  settings: MailSettings,
  publicAddress: string,
): Promise<MailContent | null> {
  if (mail.signUp !== null) {
    const [secret, signUp] = [await readSecret(db), await findSignUp(db, mail.signUp)]
    return (
      signUp && composeVisitorMail(mail, signUp, settings, (part) => personalLink(part, secret, signUp, publicAddress))
    )
  }
  if (mail.id.startsWith(FLOOD_ALARM_PREFIX)) return composeFloodAlarm(settings)
  const query = `${SIGN_UPS_WITH_CONSENT_QUERY} WHERE notice = ? ORDER BY asked_at, sign_up.id LIMIT ${MAX_REQUESTS_PER_NOTICE}`
  const requests = (await db.all<SignUpWithConsent>(query, mail.id)).map(withSupportedLanguage)
  const all = await db.get<{ count: number }>('SELECT count(*) AS count FROM sign_up WHERE notice = ?', mail.id)
  return requests.length === 0 ? null : composeOwnerNotice(requests, Number(all?.count), settings)
}

/** The maximum number of requests in one notice, because mail servers refuse large mails. */
const MAX_REQUESTS_PER_NOTICE = 100

type Part = 'confirm' | 'unsubscribe'
type Named = Pick<SignUp, 'id' | 'language'>

/** A signed personal link, which needs no login; each signature is valid for either confirming or unsubscribing. */
export function personalLink(part: Part, secret: string, { id, language }: Named, site: string): string {
  const token = signValue(secret, part === 'confirm' ? 'confirm' : 'link', id)
  return site + localPath(`/subscribe/${part}/${token}`, language)
}

/** Mails to the visitor: confirm, already confirmed, or received. */
function composeVisitorMail(
  { kind }: QueuedMail,
  { address, language, kind: wanted }: SignUp,
  { owner }: MailSettings,
  link: (part: Part) => string,
): MailContent {
  const m = serviceMessages[language].mail
  const isReceipt = kind === 'receipt' && wanted !== 'newsletter'
  const words = isReceipt ? m.receipt[wanted] : kind === 'known' ? m.known : m.confirm
  const leave = isReceipt
    ? { text: m.receipt.unsubscribeText, label: m.receipt.unsubscribe }
    : { text: m.unsubscribeText, label: m.unsubscribe }
  return {
    to: address,
    ...(kind === 'confirm' ? {} : { replyTo: owner }),
    language,
    subject: `${words.subject} – ${site.product}`,
    paragraphs: [m.greeting, words.text],
    button: kind === 'confirm' ? { label: m.confirm.button, link: link('confirm') } : null,
    after: [words.after, m.regards],
    leave: { ...leave, link: link('unsubscribe'), isList: !isReceipt },
  }
}

/** The notice to the owner of new demo or trial requests. */
function composeOwnerNotice(
  requests: readonly SignUpWithConsent[],
  count: number,
  { owner, ownerLanguage }: MailSettings,
): MailContent {
  const m = serviceMessages[ownerLanguage].mail
  const texts = requests.map(({ address, event, language, kind, question }) => [
    m.notify.text[kind === 'trial' ? 'trial' : 'demo']({ visitorEmail: displayEmail(address) }),
    ...(question ? [m.notify.question({ text: question })] : []),
    m.notify.language({ name: languageNames[language] }),
    event && event !== 'not given' ? m.notify.consent.yes : m.notify.consent.no,
  ])
  const [first] = requests
  const isOne = first && requests.length === 1
  const subject = isOne
    ? m.notify.subject[first.kind === 'trial' ? 'trial' : 'demo']
    : m.notify.subject.several({ count })
  return {
    ...mailToOwner(owner, ownerLanguage, subject),
    ...(isOne ? { replyTo: first.address } : {}),
    paragraphs: [m.greeting, ...(isOne ? texts.flat() : texts.map((lines) => lines.join('\n')))],
    after: [
      count > requests.length ? m.notify.more({ count: count - requests.length }) : '',
      isOne ? m.notify.after : m.notify.afterSeveral,
    ],
  }
}

/** The notice to the owner that sign-ups are being flooded and mails are delayed. */
function composeFloodAlarm({ owner, ownerLanguage, perHour }: MailSettings): MailContent {
  const m = serviceMessages[ownerLanguage].mail
  return {
    ...mailToOwner(owner, ownerLanguage, m.flood.subject),
    paragraphs: [m.greeting, m.flood.text({ perHour }), m.flood.advice],
    after: [],
  }
}

function mailToOwner(to: string, language: Language, subject: string) {
  return { to, language, subject: `${subject} – ${site.product}` }
}
