import { spawnSync } from 'node:child_process'
import { root } from '../build/places.ts'

/** `npm run format`: formats, and mends what the linter can. */
const { status } = spawnSync('biome', ['check', '--write', '.'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
