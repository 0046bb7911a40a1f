import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ConnectionOptions } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { chownToFolderOwner, makePrivateFolder } from '../store/private-file.ts'
import type { SmtpSettings } from './mail-settings.ts'
import type { MimeMessage } from './mime-message.ts'

/** The recipient does not exist (5.1.x): retrying would not help. */
export class RecipientRejectedError extends Error {}

/** The mail server refused this message for another reason, so the mail may be retried. */
export class MessageRefusedError extends Error {}

/** A temporary refusal (4xx), such as greylisting at the first attempt. */
export class MessageDeferredError extends MessageRefusedError {}

/**
 * Delivers a message. The end of the message is sent only after `commit`, which records the handover in the database,
 * has resolved to true.
 */
export type MailTransport = (
  id: string,
  message: MimeMessage,
  commit: () => Promise<boolean>,
) => Promise<'sent' | 'written'>

/** Timeouts in milliseconds. */
const defaultLimits = {
  /** For the connection and for the server's greeting. */
  step: 20_000,
  /** For the whole attempt up to the end of the message. */
  attempt: 60_000,
  /** For the reply to the message: servers may scan it for ten minutes (RFC 5321, 4.5.3.2.6). */
  answer: 10 * 60_000,
}

/**
 * Sends by SMTP. A server accepts a message when it has received the end of the message, which is sent only after
 * `commit`; after a crash before `commit`, sending again cannot produce a duplicate. `name` is the EHLO name.
 * Nodemailer's own transport cannot wait for `commit`, because it reads the whole message in advance.
 */
export function createSmtpTransport(
  settings: SmtpSettings,
  name: string,
  tls: ConnectionOptions = {},
  limits = defaultLimits,
): MailTransport {
  const { user, password: pass, ...server } = settings
  return async (_id, { from, to, raw }, commit) => {
    const connection = new SMTPConnection({
      ...server,
      name,
      connectionTimeout: limits.step,
      greetingTimeout: limits.step,
      socketTimeout: limits.answer + limits.step, // the timer below enforces the shorter limits
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
        // Deferred, because a reply sent before the close explains the failure better.
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
      connection.close() // without QUIT, which the server would read as part of an unfinished message
      throw error
    } finally {
      clearTimeout(timer)
      connection.on('error', () => {}) // the outcome is known, so later errors are ignored
    }
  }
}

/** Writes messages to files instead of sending them; the file name is the mail's id, so writing twice is harmless. */
export function createOutboxTransport(folder: string): MailTransport {
  return async (id, { raw }) => {
    makePrivateFolder(folder)
    const file = path.join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, raw, { mode: 0o600, flush: true })
    chownToFolderOwner(folder, `${file}.part`)
    await rename(`${file}.part`, file)
    return 'written'
  }
}

/** Deletes the outbox files of mails whose sign-up is deleted. */
export async function deleteFromOutbox(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    for (const end of ['eml', 'eml.part']) await rm(path.join(folder, `${id}.${end}`), { force: true })
}

async function* streamMessage(raw: Buffer, commit: () => Promise<boolean>) {
  yield raw
  if (!(await commit())) throw new Error('The mail was withdrawn while it was being sent.')
}

/**
 * Whether an enhanced status code is about the recipient: 5.1.x except 5.1.7 and 5.1.8, which are about the sender;
 * 5.2.1 is a disabled mailbox.
 */
const NO_RECIPIENT = /^5\d\d[ -](?:5\.1\.(?![78]\b)\d+|5\.2\.1)\b/

/** Classifies a failed delivery by the SMTP command; replies to commands before RCPT do not concern this mail. */
function classifyError(error: Error): Error {
  const { command, response } = { command: '', response: '', ...error }
  if (!/^(RCPT TO|DATA)/.test(command) || !response) return error
  if (command.startsWith('RCPT') && NO_RECIPIENT.test(response)) return new RecipientRejectedError(error.message)
  return response.startsWith('4') ? new MessageDeferredError(error.message) : new MessageRefusedError(error.message)
}
