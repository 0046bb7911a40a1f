import { spawnSync } from 'node:child_process'
import { exitWithMessage } from '../generator/explain-failure.ts'
import { runTool } from '../generator/processes/run-tool.ts'
import { chromiumPath, explainChromiumPath } from './chromium.ts'

/** Exits with a message if CHROMIUM_PATH is invalid, before a command starts work that takes minutes. */
export function exitOnInvalidChromiumPath(): void {
  const fault = explainChromiumPath()
  if (fault) exitWithMessage(fault)
}

/**
 * Ensures that there is a Chromium for the browser tests: an installed one, else Debian's package when run as root (the
 * headless shell first), else Playwright's download. Exits with instructions if none of these works.
 */
export function ensureChromium(): void {
  exitOnInvalidChromiumPath()
  const found = chromiumPath()
  // In CI the faster headless shell is installed even if there is another Chromium.
  if (found && (!process.env.CI || process.env.CHROMIUM_PATH || found.includes('headless'))) return
  console.log('Installing a Chromium for the browser tests …')
  if (process.getuid?.() === 0 && succeeds('apt-get', ['update', '-qq'])) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      // the metrics of the site's fallback fonts are adjusted to the Liberation fonts
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
