import { ensureContentModules } from './content/write-content.ts'
import { finishInterruptedPublish, readPublishedRecord } from './publish-build.ts'
import { fingerprintSources, type SourceSnapshot, takeSourceSnapshot } from './sources.ts'

/**
 * Builds when there is no build, or the last one was made from other sources or settings. The check, if any, runs
 * first; modules that read the content are imported after the check, because the content may be invalid.
 */
export async function buildWhenOutdated(check?: (() => Promise<void>) | null): Promise<void> {
  const sources = await takeSourceSnapshot()
  if (!(await isBuildOutdated(sources))) return
  await check?.()
  const { buildSite } = await loadBuilder()
  await buildSite(undefined, sources)
}

/** Whether the current build is missing or was made from other sources. */
export async function isBuildOutdated(sources: SourceSnapshot): Promise<boolean> {
  await finishInterruptedPublish()
  return (await readPublishedRecord())?.sources !== fingerprintSources(sources)
}

/**
 * Imports build-site.ts after the content modules are written.
 * @throws ContentErrors when the content is invalid.
 */
export async function loadBuilder() {
  await ensureContentModules()
  return import('./build-site.ts')
}
