import { startServer } from './server.ts'

/** One server of the built site for all browser tests; they read its address from SITE. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { address, stop } = await startServer()
  process.env.SITE = address
  return stop
}
