import type { TestProject } from 'vitest/node'
import { startServer } from '../server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server of the built site. */
    site: string
  }
}

/** Starts one server of the built site for all tests of the project `built`. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer()
  provide('site', address)
  return stop
}
