import { languages } from '../site/languages.ts'
import type { FormTargets } from '../src/sign-up/contract/forms.ts'
import type { Script } from './bundles.ts'
import { serverFolder, siteFolder } from './folders.ts'
import { type Manifest, SITE_STYLES, sheetOf } from './page-assets.ts'
import type { Renderer } from './renderer.ts'
import { writeFiles } from './write-files.ts'

/** Writes the pages of the sign-up service beside the server, which fills them in, and their script into the site. */
export async function writeResponsePages(
  { signUpPages }: Renderer,
  manifest: Manifest,
  script: Script,
  signUpForms: FormTargets,
): Promise<void> {
  const parts = {
    signUpForms,
    script: `/${script.fileName}`,
    styles: [SITE_STYLES.first, SITE_STYLES.deferred, 'src/sign-up/response-page.css'].map((source) =>
      sheetOf(manifest, source),
    ),
  }
  const templates = Object.fromEntries(
    languages.map((language) => [language, signUpPages.renderResponses(language, parts)]),
  )
  await writeFiles(siteFolder, [[script.fileName, script.code]])
  await writeFiles(serverFolder, [['templates.json', JSON.stringify(templates)]])
}
