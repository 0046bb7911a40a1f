import { spawnSync } from 'node:child_process'
import { exitWithMessage } from '../generator/explain-failure.ts'
import { runTool } from '../generator/run-tool.ts'
import { chromiumPath, explainChromiumPath } from './chromium.ts'

/** Ends a command whose setting names no browser, before it does what takes minutes. */
export function refuseWrongChromium(): void {
  const fault = explainChromiumPath()
  if (fault) exitWithMessage(fault)
}

/**
 * Sees to it that there is a Chromium for the browser tests: one that exists, else Debian's when run as root (the one
 * without windows first), else Playwright's download; ends the command with what to do when none of these works.
 */
export function ensureChromium(): void {
  refuseWrongChromium()
  const found = chromiumPath()
  // A machine that only runs tests may well get the quick one beside its own.
  if (found && (!process.env.CI || process.env.CHROMIUM_PATH || found.includes('headless'))) return
  console.log('Installing a Chromium for the browser tests …')
  if (process.getuid?.() === 0 && succeeds('apt-get', ['update', '-qq'])) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      // the fonts are what the fallbacks of our own fonts are measured for
      const packages = ['--no-install-recommends', name, 'fonts-liberation']
      if (succeeds('apt-get', ['install', '-y', '-qq', ...packages]) && chromiumPath()) return
    }
  }
  if (found) return
  if (runTool('playwright', ['install', '--with-deps', 'chromium']) === 0 && chromiumPath()) return
  exitWithMessage('The browser tests need Chromium: install it, or name an installed one by CHROMIUM_PATH.')
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
