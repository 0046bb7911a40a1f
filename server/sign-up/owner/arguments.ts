import { parseArgs } from 'node:util'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import { type EmailAddress, readEmailAddress } from '../email-address.ts'

/** A sentence about a command that cannot be done as it was typed; it is shown without its stack. */
export class CommandError extends Error {}

/** The words after `npm run signups --`. */
export type Arguments = ReturnType<typeof readArguments>

export function readArguments(words: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    const [command = 'help', argument = ''] = positionals
    return { command, argument, ...values }
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

const options = {
  list: { type: 'string' },
  format: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  'with-mail': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export function wantedList({ list }: Arguments): SignUpKind | null {
  if (list === undefined) return null
  const kind = signUpKinds.find((known) => known === list)
  if (!kind) throw new CommandError(`“${list}” is no list. There are: ${signUpKinds.join(', ')}`)
  return kind
}

export function wantedEmail({ argument, command }: Arguments): EmailAddress {
  const email = readEmailAddress(argument)
  if (typeof email === 'string') throw new CommandError(`Say whose, for example: ${command} name@example.com`)
  return email
}
