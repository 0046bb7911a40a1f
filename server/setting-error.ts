/** Environment variables; tests pass others. */
export type Env = Readonly<Record<string, string | undefined>>

/** An invalid setting, which stops the build or the start; the message names it. */
export class SettingError extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name} is ${value === '' ? 'missing' : `“${value}”`}. It must be ${wanted}.`)
    this.name = 'SettingError'
  }
}
