import path from 'node:path'
import { languages } from '../../content/languages.ts'
import { allForms } from '../../src/sign-up/contract/forms.ts'
import { readEmailAddress } from './form/email-address.ts'
import { countMails } from './mail/mails.ts'
import type { Service } from './service.ts'
import { isForbidden, OWNER } from './store/sign-ups.ts'
import type { Connection } from './store/store.ts'

/** Tells the owner at the start where sign-ups and mails go, and what asks for attention. */
export async function reportAtStart(service: Service, prepare: (db: Connection) => Promise<void>): Promise<void> {
  const { environment, store } = service
  const services = new Set(allForms(environment.signUpForms).map((form) => form.service))
  for (const name of services) if (name) console.log(`Sign-ups: forms are sent to ${name}.`)
  for (const kind of ['demo', 'trial'] as const) {
    const forms = languages.map((language) => environment.signUpForms[language][kind])
    const name = forms.find(({ service }) => service)?.service
    if (name)
      console.warn(`Mail: ${kind} requests go to ${name}, so this site tells nobody of them: let ${name} do that.`)
  }
  const { smtp, outbox, owner } = environment.mail
  if (smtp) console.log(`Mail: sent through ${smtp.host}.`)
  else if (services.has('')) {
    const { publicAddress } = environment
    const isPublic = publicAddress.startsWith('https:')
    const says = `SMTP_URL is not set, so messages are written to ${relative(outbox)} and reach nobody.`
    if (isPublic) console.error(`NOBODY GETS MAIL from ${publicAddress}: ${says} Newsletters cannot be confirmed.`)
    else console.log(`Mail: ${says}`)
  }
  try {
    const { counts, isMuted } = await store.transaction(async (db) => {
      await prepare(db)
      const email = readEmailAddress(owner)
      const isMuted = typeof email !== 'string' && (await isForbidden(db, OWNER, email.key))
      return { counts: await countMails(db), isMuted }
    })
    const place = relative(store.place)
    if (store.isNew) console.warn(`Sign-ups: there was no database at ${place}. A new, empty one was made.`)
    else if (services.has('')) console.log(`Sign-ups: saved in ${place}.`)
    const stuck = counts.dead + counts.uncertain + (smtp ? counts.written : 0)
    if (stuck > 0) console.warn(`Mail: ${stuck} messages did not leave. See “npm run signups -- mail”.`)
    if (isMuted) console.warn(`Mail: ${owner} gets no notifications. To be told again: “npm run signups -- notify on”.`)
  } catch (error) {
    console.error(`The sign-ups cannot be read, so forms are not taken in until this is mended: ${String(error)}`)
  }
}

function relative(file: string): string {
  if (!path.isAbsolute(file)) return file
  const short = path.relative(process.cwd(), file)
  return short.startsWith('..') ? file : short
}
