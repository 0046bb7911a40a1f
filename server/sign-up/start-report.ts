import { languages } from '../../site/languages.ts'
import { listForms } from './form-settings.ts'
import { countStuckMails } from './mail/mails.ts'
import { countOldRequests } from './people/retention.ts'
import type { SignUpService } from './service.ts'

/** Logs at startup the database, the mail server and any problems. */
export async function logStartReport(service: SignUpService): Promise<void> {
  const { environment, store, now, log } = service
  const isEmbedded = listForms(environment.signUpForms).some(({ provider }) => provider === 'embedded')
  if (isEmbedded) reportOnMail(service)
  try {
    const [stuck, old] = await store.read(async (db) => [
      await countStuckMails(db, environment.mail.smtp !== null),
      await countOldRequests(db, now()),
    ])
    if (store.isNew) log.warn(`Sign-ups: there was no database at ${store.place}. A new, empty one was made.`)
    else if (isEmbedded) log.info(`Sign-ups: saved in ${store.place}.`)
    if (stuck) log.warn(`Mail: ${stuck} messages did not leave. See “mail” in docs/sign-up.md.`)
    if (old)
      log.warn(`Sign-ups: ${old} requests are older than a year. The privacy policy says that they go: see “list”.`)
  } catch (error) {
    const says = String(error).replace(`${store.place}: `, '')
    log.error(`The sign-ups cannot be read, so forms are not taken in until this is mended: ${store.place}: ${says}`)
  }
}

function reportOnMail({ environment: { mail, publicAddress, signUpForms }, log }: SignUpService): void {
  const requests = languages.flatMap((language) => [signUpForms[language].demo, signUpForms[language].trial])
  const isOwnerTold = requests.some(({ provider }) => provider === 'embedded')
  if (isOwnerTold) log.info(`Mail: ${mail.owner} is told of requests for a demo or a trial.`)
  const says = `SMTP_URL is not set, so messages are written to ${mail.outbox} and reach nobody.`
  if (mail.smtp) log.info(`Mail: sent through ${mail.smtp.host}.`)
  else if (!publicAddress.startsWith('https:')) log.info(`Mail: ${says}`)
  else log.error(`NOBODY GETS MAIL from ${publicAddress}: ${says} Newsletters cannot be confirmed.`)
}
