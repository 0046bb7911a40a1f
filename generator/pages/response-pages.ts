import { languages } from '../../site/languages.ts'
import type { FormTargets } from '../../src/sign-up/contract/forms.ts'
import { stagedServerFolder, stagedSiteFolder } from '../files/folders.ts'
import { writeFiles } from '../files/write-files.ts'
import type { BundledScript } from './bundles.ts'
import type { Renderer } from './load-renderer.ts'
import { SITE_STYLESHEETS, stylesheetAddress, type ViteManifest } from './page-assets.ts'

/**
 * Writes the page templates of the sign-up service beside the server, which fills them in, and their script into the
 * site.
 */
export async function writeResponsePages(
  { signUpPages }: Renderer,
  manifest: ViteManifest,
  script: BundledScript,
  signUpForms: FormTargets,
): Promise<void> {
  const parts = {
    signUpForms,
    script: `/${script.fileName}`,
    styles: [SITE_STYLESHEETS.first, SITE_STYLESHEETS.deferred, 'src/sign-up/response-page.css'].map((source) =>
      stylesheetAddress(manifest, source),
    ),
  }
  const templates = Object.fromEntries(
    languages.map((language) => [language, signUpPages.renderResponses(language, parts)]),
  )
  await writeFiles(stagedSiteFolder, [[script.fileName, script.code]])
  await writeFiles(stagedServerFolder, [['templates.json', JSON.stringify(templates)]])
}
