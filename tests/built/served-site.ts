import type { TestProject } from 'vitest/node'
import { startServer } from '../server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served in this run. */
    site: string
  }
}

/** One server of the built site for all tests that read its answers. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer()
  provide('site', address)
  return stop
}
