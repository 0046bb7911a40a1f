import { languages } from '../site/languages.ts'
import type { SignUpForms } from '../src/sign-up/contract/forms.ts'
import type { Script } from './bundles.ts'
import { type Manifest, SITE, sheetOf } from './page-assets.ts'
import { serverFolder, siteFolder } from './places.ts'
import type { Renderer } from './renderer.ts'
import { writeFiles } from './write-files.ts'

/** Writes the pages of the sign-up service beside the server, which fills them in, and their script into the site. */
export async function writeResponsePages(
  { signUp }: Renderer,
  manifest: Manifest,
  script: Script,
  signUpForms: SignUpForms,
): Promise<void> {
  const parts = {
    signUpForms,
    script: `/${script.fileName}`,
    styles: [SITE.first, SITE.deferred, 'src/sign-up/response-page.css'].map((source) => sheetOf(manifest, source)),
  }
  const templates = Object.fromEntries(languages.map((language) => [language, signUp.renderResponses(language, parts)]))
  await writeFiles(siteFolder, [[script.fileName, script.code]])
  await writeFiles(serverFolder, [['templates.json', JSON.stringify(templates)]])
}
