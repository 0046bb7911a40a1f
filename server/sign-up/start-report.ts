import { languages } from '../../content/languages.ts'
import { readEmailAddress } from './email-address.ts'
import { allForms } from './form-settings.ts'
import { countMails } from './mail/mails.ts'
import { countOldRequests } from './people/retention.ts'
import { OWNER, suppressedSince } from './people/sign-ups.ts'
import type { Service } from './service.ts'
import type { Connection } from './store/store.ts'

/** Tells the owner at the start where sign-ups and mails go, and what asks for attention. */
export async function reportAtStart(service: Service, prepare: (db: Connection) => Promise<void>): Promise<void> {
  const { environment, store, now, log } = service
  const services = new Set(allForms(environment.signUpForms).map((form) => form.service))
  for (const name of services) if (name) log.info(`Sign-ups: forms are sent to ${name}.`)
  for (const kind of ['demo', 'trial'] as const) {
    const forms = languages.map((language) => environment.signUpForms[language][kind])
    const name = forms.find(({ service }) => service)?.service
    if (name) log.warn(`Mail: ${kind} requests go to ${name}, so this site tells nobody of them: let ${name} do that.`)
  }
  const { smtp, owner } = environment.mail
  if (services.has('')) reportOnMail(service)
  try {
    const { counts, old, isMuted } = await store.transaction(async (db) => {
      await prepare(db)
      const email = readEmailAddress(owner)
      const isMuted = typeof email !== 'string' && (await suppressedSince(db, OWNER, email.key)) !== null
      return { counts: await countMails(db), old: await countOldRequests(db, now()), isMuted }
    })
    if (store.isNew) log.warn(`Sign-ups: there was no database at ${store.place}. A new, empty one was made.`)
    else if (services.has('')) log.info(`Sign-ups: saved in ${store.place}.`)
    const stuck = counts.dead + counts.uncertain + (smtp ? counts.written : 0)
    if (stuck > 0) log.warn(`Mail: ${stuck} messages did not leave. See “mail” in docs/sign-up.md.`)
    if (isMuted)
      log.warn(`Mail: ${owner} gets no notices of requests. To be told again: “notify on” (docs/sign-up.md).`)
    if (old > 0)
      log.warn(`Sign-ups: ${old} requests are older than a year. The privacy policy says that they go: see “list”.`)
  } catch (error) {
    log.error(`The sign-ups cannot be read, so forms are not taken in until this is mended: ${String(error)}`)
  }
}

function reportOnMail({ environment, log }: Service): void {
  const { publicAddress, mail } = environment
  log.info(`Mail: ${mail.owner} is told of requests for a demo or a trial.`)
  if (mail.smtp) {
    log.info(`Mail: sent through ${mail.smtp.host}.`)
    return
  }
  const says = `SMTP_URL is not set, so messages are written to ${mail.outbox} and reach nobody.`
  if (publicAddress.startsWith('https:'))
    log.error(`NOBODY GETS MAIL from ${publicAddress}: ${says} Newsletters cannot be confirmed.`)
  else log.info(`Mail: ${says}`)
}
