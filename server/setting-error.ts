/** The environment variables, or others in their place. */
export type Env = Readonly<Record<string, string | undefined>>

/** A setting that the site cannot be built or started with; the message names it. */
export class SettingError extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name} is ${value === '' ? 'missing' : `“${value}”`}. It must be ${wanted}.`)
    this.name = 'SettingError'
  }
}
