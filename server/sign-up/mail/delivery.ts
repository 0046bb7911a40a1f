import { accessSync, constants, mkdirSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ConnectionOptions } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { SettingError } from '../../../src/sign-up/contract/setting-error.ts'
import type { SmtpSettings } from './mail-settings.ts'
import type { Message } from './message.ts'

/** A mail server's clear no to this one message: asking again would not help. */
export class RefusedError extends Error {}

/** A mail server answered that it did not take the message, but may take it later. */
export class AnsweredError extends Error {}

export type Deliver = (id: string, message: Message, handOver: () => Promise<boolean>) => Promise<'sent' | 'written'>

const ATTEMPT_MS = 60_000
const STEP_MS = 20_000

/**
 * Sends by SMTP. The end of the message leaves only after `handOver` has put that down: a server takes a message
 * when it has seen its end, so whoever dies before may safely send it again.
 */
export function smtpDelivery(settings: SmtpSettings, tls: ConnectionOptions = {}): Deliver {
  return async (_id, message, handOver) => {
    const connection = new SMTPConnection({
      host: settings.host,
      port: settings.port,
      secure: settings.secure,
      requireTLS: settings.requireTLS,
      ignoreTLS: settings.ignoreTLS,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      tls,
    })
    const timer = setTimeout(() => connection.close(), ATTEMPT_MS)
    let isDone = false
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.once('end', () => reject(new Error('The mail server closed the connection.')))
        const login = () => {
          if (!settings.user) return send()
          connection.login({ credentials: { user: settings.user, pass: settings.password } }, (error) =>
            error ? reject(error) : send(),
          )
        }
        const send = () => {
          const envelope = { from: message.from, to: [message.to], size: message.raw.length }
          connection.send(envelope, untilTheEnd(message.raw, handOver), (error) =>
            error ? reject(readAnswer(error)) : resolve(),
          )
        }
        connection.connect((error) => (error ? reject(error) : login()))
      })
      isDone = true
    } finally {
      clearTimeout(timer)
      connection.on('error', () => {}) // what happens while leaving changes nothing
      // In the middle of a message, a polite goodbye would be read as part of it.
      if (isDone) connection.quit()
      else connection.close()
    }
    return 'sent'
  }
}

/**
 * Writes messages as files, for as long as there is no mail server; a name for each makes a second write harmless.
 * @throws SettingError when the folder cannot be written to: nobody would notice before the first form.
 */
export function outboxDelivery(folder: string): Deliver {
  prepareOutbox(folder)
  return async (id, { raw }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = outboxFile(folder, id)
    await writeFile(`${file}.part`, raw, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
    return 'written'
  }
}

function prepareOutbox(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingError('MAIL_OUTBOX', folder, `a folder that the server may write to (${reason})`)
  }
}

/** Deletes the files of mails whose sign-up is deleted. */
export async function deleteFromOutbox(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await rm(outboxFile(folder, id), { force: true })
    await rm(`${outboxFile(folder, id)}.part`, { force: true })
  }
}

function outboxFile(folder: string, id: string): string {
  return path.join(folder, `${id}.eml`)
}

function untilTheEnd(raw: Buffer, handOver: () => Promise<boolean>): Readable {
  async function* parts() {
    yield raw
    if (!(await handOver())) throw new Error('The mail was withdrawn while it was being sent.')
  }
  return Readable.from(parts())
}

function readAnswer(error: Error): Error {
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return error
  const command = 'command' in error ? String(error.command) : ''
  // A refused sender is the owner's mistake, which can be mended; a refused recipient or message cannot.
  const isFinal = error.responseCode >= 500 && /^(RCPT TO|DATA)/.test(command)
  return isFinal ? new RefusedError(error.message) : new AnsweredError(error.message)
}
