import { customersData } from '../generated/content/customers.ts'
import type { Customer } from './schemas/customers.ts'

export type { Customer }

/** The customers in the strip of logos, in the owner's order. */
export const customers: readonly Customer[] = customersData.customers
