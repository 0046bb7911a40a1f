import { readEnvironment } from '../../server/settings.ts'
import { MailQueue } from '../../server/sign-up/mail/mail-queue.ts'
import { createSmtpTransport } from '../../server/sign-up/mail/mail-transport.ts'
import { buildMimeMessage } from '../../server/sign-up/mail/mime-message.ts'
import { composeMail } from '../../server/sign-up/people/mail-contents.ts'
import { createStore } from '../../server/sign-up/store/create-store.ts'

/* A mail queue in a child process, which tests kill. Its clock runs 500 times as fast. */

const environment = readEnvironment(process.env)
const startTime = Number(process.env.BEGAN)
const now = () => startTime + (Date.now() - startTime) * 500
const { mail: settings, publicAddress } = environment
if (!settings.smtp) throw new Error('The queue needs a mail server.')
const store = createStore(environment)
const queue = new MailQueue({
  store,
  deliver: createSmtpTransport(settings.smtp, 'www.exempel.se'),
  compose: async (mail) => {
    const content = await store.read((db) => composeMail(db, mail, settings, publicAddress))
    return content && buildMimeMessage(content, mail.id, settings.sender, now())
  },
  perHour: settings.perHour,
  onRateLimited: async () => {},
  now,
  log: console,
})
setInterval(() => queue.wake(), 20)
console.log('ready')
