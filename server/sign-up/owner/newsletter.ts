import { randomUUID } from 'node:crypto'
import { isLanguage, type Language, languageNames, languages } from '../../../content/languages.ts'
import type { Environment } from '../../settings.ts'
import { readEmailAddress } from '../form/email-address.ts'
import { type Deliver, outboxDelivery, smtpDelivery } from '../mail/delivery.ts'
import { countMails } from '../mail/mails.ts'
import { DocumentError, type Issue, readIssue } from '../newsletter/issue.ts'
import { enqueue, issueMessage, sendIssue } from '../newsletter/send-issue.ts'
import { number, text } from '../store/row.ts'
import type { Store } from '../store/store.ts'
import { type Arguments, Refusal } from './arguments.ts'

const PRESET_RATE = 60
const LINK_PATIENCE_MS = 10_000

/** Sends a newsletter: first to the owner alone, then, when that was done with exactly this text, to all confirmed. */
export async function sendNewsletter(store: Store, given: Arguments, environment: Environment): Promise<void> {
  const { mail: settings, publicAddress } = environment
  if (!given.argument) throw new Refusal('Say what: npm run signups -- send newsletters/spring --test you@example.com')
  if (!publicAddress) throw new Refusal('PUBLIC_ADDRESS is missing: the links in the message must lead to the site.')
  const issue = read(given.argument, publicAddress)
  const deliver = settings.smtp ? smtpDelivery(settings.smtp) : outboxDelivery(settings.outbox)
  if (given.test !== undefined) return sendTest(store, given.test, issue, environment, deliver)
  if (!settings.smtp) throw new Refusal('SMTP_URL is not set, so the newsletter would reach nobody.')
  const wanted = readLanguages(given.only)
  await requireTest(store, issue, given.argument)
  await requireTexts(store, issue, wanted)
  const added = await enqueue(store, issue, wanted)
  const before = await store.read((db) => countMails(db, issue.name))
  if (before.waiting + before.sending + before['handed over'] === 0) {
    console.log(`Everybody has “${issue.name}” already. Another message needs another name.`)
    return report(before)
  }
  console.log(
    `“${issue.name}” goes to ${added} more; ${before.sent} have it. It may be stopped, and goes on when called again.`,
  )
  const rate = readRate(given.rate)
  const stopped = await sendIssue({ store, deliver, settings, publicAddress, rate, progress: showProgress }, issue)
  report(await store.read((db) => countMails(db, issue.name)))
  if (!stopped) return
  console.error(`${stopped} Nothing is lost: give the same command again.`)
  process.exitCode = 1
}

function read(place: string, publicAddress: string): Issue {
  try {
    return readIssue(place, publicAddress)
  } catch (error) {
    throw error instanceof DocumentError ? new Refusal(error.message) : error
  }
}

async function sendTest(
  store: Store,
  address: string,
  issue: Issue,
  { mail: settings, publicAddress }: Environment,
  deliver: Deliver,
): Promise<void> {
  const email = readEmailAddress(address)
  if (typeof email === 'string') throw new Refusal(`“${address}” is no address to send a test to.`)
  for (const language of languages) {
    const id = randomUUID()
    const message = await issueMessage(
      issue,
      language,
      email.address,
      publicAddress,
      { id, createdAt: Date.now() },
      settings,
    )
    if (!message) continue
    await deliver(id, message, async () => true)
    console.log(
      `A test in ${languageNames[language]} went to ${settings.smtp ? address : settings.outbox}. Its link to unsubscribe is none.`,
    )
  }
  for (const link of new Set(Object.values(issue.texts).flatMap(({ links }) => links))) await tryLink(link)
  const query =
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
  await store.transaction((db) => db.run(query, testName(issue), issue.fingerprint))
}

/** A link may be right and still lead nowhere; some sites turn programs away, so it is only said. */
async function tryLink(link: string): Promise<void> {
  if (!link.startsWith('http')) return
  try {
    const { status } = await fetch(link, { signal: AbortSignal.timeout(LINK_PATIENCE_MS) })
    if (status >= 400) console.warn(`Look at this link: ${link} answers ${status}.`)
  } catch {
    console.warn(`Look at this link: ${link} does not answer.`)
  }
}

async function requireTest(store: Store, issue: Issue, place: string): Promise<void> {
  const query = 'SELECT value FROM setting WHERE name = ?'
  const tested = await store.read((db) => db.get(query, testName(issue)))
  if (tested?.value === issue.fingerprint) return
  const says = tested ? 'The text has changed since it was tested.' : 'Nobody has seen this message yet.'
  throw new Refusal(`${says} Send it to yourself first: npm run signups -- send ${place} --test you@example.com`)
}

/** Nobody is left out by mistake: a language that subscribers read and that has no text stops it. */
async function requireTexts(store: Store, { name, texts }: Issue, wanted: readonly Language[]): Promise<void> {
  const query = `SELECT language, count(*) AS count FROM sign_up
    WHERE list = 'newsletter' AND state = 'confirmed' GROUP BY language`
  for (const row of await store.read((db) => db.all(query))) {
    const language = text(row, 'language')
    if (!isLanguage(language) || texts[language] || !wanted.includes(language)) continue
    const others = languages.filter((other) => texts[other]).join(' or ')
    throw new Refusal(
      `${number(row, 'count')} of the subscribers read ${languageNames[language]}, and there is no ${name}_${language}.md. Write it, or send to the others with --only ${others}: the rest can follow later.`,
    )
  }
}

function readLanguages(only: string | undefined): readonly Language[] {
  if (only === undefined) return languages
  if (isLanguage(only)) return [only]
  throw new Refusal(`--only is ${languages.join(' or ')}`)
}

function readRate(text: string | undefined): number {
  const rate = Number(text ?? PRESET_RATE)
  if (Number.isInteger(rate) && rate >= 1) return rate
  throw new Refusal('--rate is how many messages may leave in a minute, a whole number from 1')
}

function testName({ name }: Issue): string {
  return `tested ${name}`
}

type Counts = Awaited<ReturnType<typeof countMails>>

function showProgress(counts: Counts): void {
  const done = counts.sent + counts.dead + counts.uncertain
  const all = done + counts.waiting + counts.sending + counts['handed over']
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} `)
  else if (done % 100 === 0) console.log(`${done} of ${all}`)
}

function report({ sent, dead, uncertain, ...rest }: Counts): void {
  const left = rest.waiting + rest.sending + rest['handed over']
  console.log(`\nSent: ${sent}. Refused: ${dead}. Not certain: ${uncertain}. Still to be sent: ${left}.`)
  if (dead + uncertain > 0) console.log('“npm run signups -- mail” shows who and why.')
}
