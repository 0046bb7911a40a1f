import { parseArgs } from 'node:util'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import { type EmailAddress, readEmailAddress } from '../form/email-address.ts'

/** A sentence for whoever typed the command; no stack. */
export class Refusal extends Error {}

/** The words after `npm run signups --`. */
export type Arguments = ReturnType<typeof readArguments>

export function readArguments(words: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    const [command = 'help', argument = ''] = positionals
    return { command, argument, ...values }
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

const options = {
  list: { type: 'string' },
  format: { type: 'string' },
  state: { type: 'string' },
  test: { type: 'string' },
  only: { type: 'string' },
  rate: { type: 'string' },
  help: { type: 'boolean' },
} as const

export function wantedList({ list }: Arguments): SignUpKind | null {
  if (list === undefined) return null
  const kind = signUpKinds.find((known) => known === list)
  if (!kind) throw new Refusal(`“${list}” is no list. There are: ${signUpKinds.join(', ')}`)
  return kind
}

export function wantedEmail({ argument, command }: Arguments): EmailAddress {
  const email = readEmailAddress(argument)
  if (typeof email === 'string')
    throw new Refusal(`Say whose, for example: npm run signups -- ${command} name@example.com`)
  return email
}
