import { redirectsData } from '../generated/content/redirects.ts'
import { languages } from './languages.ts'
import { localPath } from './paths.ts'

export type Redirect = { from: string; to: string }

const given: readonly Redirect[] = redirectsData.redirects

/** Redirects of moved and removed pages, in every language. */
export const redirects: readonly Redirect[] = languages.flatMap((language) =>
  given.map(({ from, to }) => ({ from: localPath(from, language), to: localPath(to, language) })),
)
