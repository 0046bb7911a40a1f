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
import { SIGN_UPS_WITH_PROOF, type SignUpWithConsent } from './proved-sign-ups.ts'
import { FLOOD_ALARM_PREFIX, findById, inKnownLanguage, type SignUp } from './sign-ups.ts'

/** What a mail of the queue says; null when nobody wants it any more. */
export async function composeMail(
  db: Connection,
  mail: QueuedMail,
  settings: MailSettings,
  publicAddress: string,
): Promise<MailContent | null> {
  if (mail.signUp !== null) {
    const [secret, signUp] = [await readSecret(db), await findById(db, mail.signUp)]
    return signUp && mailToVisitor(mail, signUp, settings, (part) => personalLink(part, secret, signUp, publicAddress))
  }
  if (mail.id.startsWith(FLOOD_ALARM_PREFIX)) return alarm(settings)
  const query = `${SIGN_UPS_WITH_PROOF} WHERE notice = ? ORDER BY asked_at, sign_up.id LIMIT ${MOST_TOLD}`
  const requests = (await db.all<SignUpWithConsent>(query, mail.id)).map(inKnownLanguage)
  const all = await db.get<{ count: number }>('SELECT count(*) AS count FROM sign_up WHERE notice = ?', mail.id)
  return requests.length === 0 ? null : notice(requests, Number(all?.count), settings)
}

/** So many requests stand in one mail to the owner: mail servers refuse what is too large, and a flood may be endless. */
const MOST_TOLD = 100

type Part = 'confirm' | 'unsubscribe'
type Named = Pick<SignUp, 'id' | 'language'>

/** A person's own link of the service: its signature is all that it takes, and one to leave does not confirm. */
export function personalLink(part: Part, secret: string, { id, language }: Named, site: string): string {
  const token = signValue(secret, part === 'confirm' ? 'confirm' : 'link', id)
  return site + localPath(`/subscribe/${part}/${token}`, language)
}

/** To the visitor: confirm, already confirmed, or received. */
function mailToVisitor(
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

/** To the owner: somebody asks for a demo or a trial, or several do. */
function notice(
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

/** To the owner: mails wait, because more are asked for than people ask for. */
function alarm({ owner, ownerLanguage, perHour }: MailSettings): MailContent {
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
