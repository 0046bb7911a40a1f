import { redirectsData } from '../generated/content/redirects.ts'
import { languages } from './languages.ts'
import { localPath } from './paths.ts'

export type Redirect = { from: string; to: string }

const languageIndependentRedirects: readonly Redirect[] = redirectsData.redirects

/** The redirects of moved and removed pages, with the language prefix of each language. */
export const redirects: readonly Redirect[] = languages.flatMap((language) =>
  languageIndependentRedirects.map(({ from, to }) => ({
    from: localPath(from, language),
    to: localPath(to, language),
  })),
)
