import { customersData } from '../generated/content/customers.ts'
import type { Customer } from './schemas/customers.ts'

export type { Customer }

/** The customers whose logos are on the home page, in this order. */
export const customers: readonly Customer[] = customersData.customers
