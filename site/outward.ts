import { dialogs } from './dialogs.ts'
import { isSampleAddress } from './facts.ts'

/** Where a link out of the site leads: to its address, or, while that is a sample, to the dialog that says so. */
export type Outward = { href: string } | { dialog: string }

export function outward(address: string): Outward {
  return isSampleAddress(address) ? { dialog: dialogs.unset } : { href: address }
}
