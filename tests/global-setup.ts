import { startServer } from './server.ts'

/** Starts one server of the built site for all browser tests, which read its address from the environment variable SITE. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { address, stop } = await startServer()
  process.env.SITE = address
  return stop
}
