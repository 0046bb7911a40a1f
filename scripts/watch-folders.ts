import { type FSWatcher, globSync, watch } from 'node:fs'
import path from 'node:path'

/**
 * Watches files, and folders with all folders in them, until it is closed. Each folder by itself: a recursive watch
 * loses a file on Linux when an editor puts another one in its place.
 */
export function watchFolders(root: string, names: readonly string[], onChange: () => void): { close: () => void } {
  const watchers: FSWatcher[] = []
  const close = () => {
    for (const watcher of watchers) watcher.close()
  }
  const giveUp = (error: unknown) => {
    close()
    console.warn(`What is saved cannot be watched (${String(error)}); “npm run build” builds it.`)
  }
  try {
    for (const found of globSync([...names, ...names.map((name) => `${name}/**/`)], { cwd: root }))
      watchers.push(watch(path.join(root, found), onChange).on('error', giveUp))
  } catch (error) {
    giveUp(error)
  }
  return { close }
}
