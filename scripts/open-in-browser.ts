import { spawn } from 'node:child_process'

/** Opens an address in the default browser; does nothing without a desktop. */
export function openInBrowser(address: string): void {
  const { DISPLAY, WAYLAND_DISPLAY, CI } = process.env
  if (CI || (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)) return
  const [program, ...words] = { darwin: ['open'], win32: ['explorer.exe'] }[process.platform as string] ?? ['xdg-open']
  if (!program) return
  const child = spawn(program, [...words, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {}) // the address is printed anyway
  child.unref()
}
