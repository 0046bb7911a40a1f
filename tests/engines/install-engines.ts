import { spawnSync } from 'node:child_process'
import { exitWithMessage } from '../../generator/explain-failure.ts'
import { engines } from './engines.ts'

/**
 * Ensures that every browser engine is installed: installs missing ones when run as root on Debian, and otherwise exits
 * with a list of the packages to install.
 */
export function ensureEngines(): void {
  const wanted = findMissingEngines().flatMap(({ packages }) => packages)
  if (wanted.length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${wanted.join(', ')} …`)
    const run = (words: string[]) =>
      spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    if (run(['update', '-qq'])) run(['install', '-y', '-qq', '--no-install-recommends', ...wanted])
  }
  const left = findMissingEngines()
  if (left.length === 0) return
  const list = left.map(({ name, packages }) => `${name} (${packages.join(', ')})`).join(', ')
  exitWithMessage(`These browsers are missing; install what is named after them in Debian’s words: ${list}.`)
}

/** The engines that are not installed. */
function findMissingEngines(): typeof engines {
  return engines.filter(({ findExecutable }) => !findExecutable())
}
