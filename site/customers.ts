import { customersData } from '../generated/content/customers.ts'
import { site } from './facts.ts'
import type { Customer } from './schemas/customers.ts'

export type { Customer }

export const customers: readonly Customer[] = customersData.customers

/** The customers that the logo strip shows, in the owner's order; samples as content/site.yaml wants them. */
export const shownCustomers: readonly Customer[] = customers.filter(({ sample }) => site.showsSamples || !sample)
