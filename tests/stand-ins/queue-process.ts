import { readEnvironment } from '../../server/settings.ts'
import { smtpDelivery } from '../../server/sign-up/mail/delivery.ts'
import { MailQueue } from '../../server/sign-up/mail/mail-queue.ts'
import { openStore } from '../../server/sign-up/store/open-store.ts'

/* The mail queue of one server, as a process of its own that tests kill. Its clock runs a hundred times as fast. */

const environment = readEnvironment(process.env)
const began = Number(process.env.BEGAN)
const now = () => began + (Date.now() - began) * 100
const { mail: settings, publicAddress } = environment
if (!settings.smtp) throw new Error('The queue needs a mail server.')
const queue = new MailQueue({
  store: openStore(environment),
  deliver: smtpDelivery(settings.smtp),
  settings,
  publicAddress: () => publicAddress,
  now,
})
setInterval(() => queue.wake(), 20)
console.log('ready')
