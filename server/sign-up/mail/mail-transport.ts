import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ConnectionOptions } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { giveToOwnerOf, makePrivateFolder } from '../store/private-file.ts'
import type { SmtpSettings } from './mail-settings.ts'
import type { MimeMessage } from './mime-message.ts'

/** The mail server says that there is no such recipient: asking again would not help. */
export class RecipientRejectedError extends Error {}

/** The mail server did not take this message from us now, for whatever reason. */
export class MessageRefusedError extends Error {}

/** It says that it may take it later (4xx), as a grey list says of whatever it sees for the first time. */
export class DeferredError extends MessageRefusedError {}

/** Delivers a message; the end of it leaves only when `commit`, which says so to the database, has answered yes. */
export type MailTransport = (
  id: string,
  message: MimeMessage,
  commit: () => Promise<boolean>,
) => Promise<'sent' | 'written'>

/** How long things may take, in milliseconds. */
const usualLimits = {
  step: 20_000,
  /** Everything up to the end of the message. */
  attempt: 60_000,
  /** The answer to it: servers may look through a message for ten minutes (RFC 5321, 4.5.3.2.6). */
  answer: 10 * 60_000,
}

/**
 * Sends by SMTP. The end of the message leaves only after `commit` has recorded it: a server takes a message
 * when it has seen its end, so a process that dies before may safely send it again. `name` is what we say we are.
 * Nodemailer's transport would not do: it reads a message to its end before the server asks for it.
 */
export function smtpDelivery(
  settings: SmtpSettings,
  name: string,
  tls: ConnectionOptions = {},
  limits = usualLimits,
): MailTransport {
  const { user, password: pass, ...server } = settings
  return async (_id, { from, to, raw }, commit) => {
    const connection = new SMTPConnection({
      ...server,
      name,
      connectionTimeout: limits.step,
      greetingTimeout: limits.step,
      socketTimeout: limits.answer + limits.step, // the timer below is shorter until the message has left
      tls,
    })
    let timer = setTimeout(() => connection.close(), limits.attempt)
    const commitInTime = async () => {
      clearTimeout(timer)
      timer = setTimeout(() => connection.close(), limits.answer)
      return commit()
    }
    const text = Readable.from(streamMessage(raw, commitInTime))
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        // After the answer that the server gave before it closed the connection, which says why.
        connection.once('end', () => setImmediate(reject, new Error('The mail server did not answer in time')))
        const send = () =>
          connection.send({ from, to: [to], size: raw.length }, text, (error) =>
            error ? reject(classifyError(error)) : resolve(),
          )
        const login = () =>
          connection.login({ credentials: { user, pass } }, (error) => (error ? reject(error) : send()))
        connection.connect((error) => (error ? reject(error) : user ? login() : send()))
      })
      connection.quit()
      return 'sent'
    } catch (error) {
      connection.close() // in the middle of a message, a polite goodbye would be read as part of it
      throw error
    } finally {
      clearTimeout(timer)
      connection.on('error', () => {}) // what happens while leaving changes nothing
    }
  }
}

/** Writes messages as files, for as long as there is no mail server; a name for each makes a second write harmless. */
export function outboxDelivery(folder: string): MailTransport {
  return async (id, { raw }) => {
    makePrivateFolder(folder)
    const file = path.join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, raw, { mode: 0o600, flush: true })
    giveToOwnerOf(folder, `${file}.part`)
    await rename(`${file}.part`, file)
    return 'written'
  }
}

/** Deletes the files of mails whose sign-up is deleted. */
export async function deleteFromOutbox(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    for (const end of ['eml', 'eml.part']) await rm(path.join(folder, `${id}.${end}`), { force: true })
}

async function* streamMessage(raw: Buffer, commit: () => Promise<boolean>) {
  yield raw
  if (!(await commit())) throw new Error('The mail was withdrawn while it was being sent.')
}

/** 5.1.x is about the recipient's address, except 5.1.7 and 5.1.8, about the sender's; 5.2.1 is a closed mailbox. */
const NO_RECIPIENT = /^5\d\d[ -](?:5\.1\.(?![78]\b)\d+|5\.2\.1)\b/

/** An answer to the recipient or the message; one to anything before is about us, not about this mail. */
function classifyError(error: Error): Error {
  const { command, response } = { command: '', response: '', ...error }
  if (!/^(RCPT TO|DATA)/.test(command) || !response) return error
  if (command.startsWith('RCPT') && NO_RECIPIENT.test(response)) return new RecipientRejectedError(error.message)
  return response.startsWith('4') ? new DeferredError(error.message) : new MessageRefusedError(error.message)
}
