import { finishInterrupted, readPublished } from './install-build.ts'
import { fingerprintOfSources, readSources, type Sources } from './sources.ts'
import { loadBuilder } from './write-content.ts'

/**
 * Builds when the build is missing, made from other sources or with other settings. The check comes first; what
 * reads the content is loaded after it, because an editor may have broken it.
 */
export async function buildWhenOutdated(check: () => Promise<void>): Promise<void> {
  const sources = await readSources()
  if (!(await isOutdated(sources))) return
  await check()
  const { buildAll } = await loadBuilder()
  await buildAll(undefined, sources)
}

/** Builds without checks, as the function of a child process: a build loads React for production, which a development server cannot share. */
export function buildUnchecked(): Promise<void> {
  return buildWhenOutdated(async () => {})
}

/** Whether the build in place is missing or was made from other sources. */
export async function isOutdated(sources: Sources): Promise<boolean> {
  await finishInterrupted()
  return (await readPublished())?.sources !== fingerprintOfSources(sources)
}
