import type { Customer } from '../content/customers.ts'
import type { Finding } from './finding.ts'
import { lineAt } from './locate.ts'

const file = 'content/customers.ts'

/** Customers whose logo is not in public/logos, and logos there that no customer has. */
export function checkLogos(customers: readonly Customer[], logos: readonly string[], source: string): Finding[] {
  const named = customers.flatMap(({ logo }) => logo ?? [])
  const missing = named
    .filter((logo) => !logos.includes(logo))
    .map((logo) => ({
      file,
      line: lineAt(source, Math.max(0, source.indexOf(logo))),
      what: `public/logos has no file ${logo}.`,
      todo: 'Put the logo there under this name (capitals count), or leave “logo” out to show the name in letters.',
    }))
  const strays = logos
    .filter((logo) => !named.includes(logo))
    .map((logo) => ({
      file: `public/logos/${logo}`,
      line: 1,
      what: `No customer in ${file} has this logo.`,
      todo: 'Name it there, or remove the file: everything in public can be seen by anyone.',
    }))
  return [...missing, ...strays]
}
