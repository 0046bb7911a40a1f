/** Environment variables, such as process.env. */
export type Env = Readonly<Record<string, string | undefined>>

/** An invalid setting, which stops the build or the start of the server. */
export class SettingError extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name} is ${value === '' ? 'missing' : `“${value}”`}. It must be ${wanted}.`)
    this.name = 'SettingError'
  }
}

/** Error codes of a HOST that cannot be resolved, or is not an address of this machine. */
export const UNUSABLE_HOST = /^(?:ENOTFOUND|EADDRNOTAVAIL|EAI_AGAIN|EINVAL)$/
