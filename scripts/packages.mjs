/*
 * Installs the packages of the lockfile that a command needs. Has no dependencies, and no syntax that old Node versions
 * cannot parse.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The minimum Node version, which runs TypeScript without a flag and includes SQLite. */
export const MIN_NODE_MAJOR = 24
export const isNodeNewEnough = parseInt(process.versions.node, 10) >= MIN_NODE_MAJOR

/** The npm package with the project's own Node, which exists for common platforms. */
export const nodePackageName = `node-${process.platform === 'win32' ? 'win' : process.platform}${isMusl() ? '-musl' : ''}-${process.arch}`

/**
 * Installs missing packages; exits when that fails.
 * @param workspaces the workspaces (`tests`, `editor`) whose packages are needed too.
 */
export function ensurePackages(root, workspaces) {
  if (missingPackages(root, workspaces).length === 0) return
  const all = workspaces.length > 0
  console.log(`Installing the packages of package-lock.json ${all ? '…' : 'that build and serve the site …'}`)
  const npm = npmCommand(process)
  // Overrides the machine's npm settings (omit, production, NODE_ENV): dev dependencies are needed.
  const words = ['ci', '--loglevel=error', '--include=dev', '--include=optional', '--bin-links=true'].concat(
    workspaceWords(root, workspaces),
  )
  const { status, error } = spawnSync(npm[0], npm.slice(1).concat(words), { cwd: root, stdio: 'inherit' })
  if (error) console.error(`npm could not be started (${error.message}). Give the command as the README does: npm …`)
  else if (status !== 0)
    console.error('The packages could not be installed. Check the network and the messages above, then try again.')
  if (status !== 0) process.exit(status || 1)
  const missing = missingPackages(root, workspaces)
  if (missing.length === 0) return
  console.error(
    `npm has left out ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}, which package-lock.json names. Look for what tells it to (npm config list), then try again.`,
  )
  process.exit(1)
}

/** The workspaces to install, including installed ones, because npm removes the packages of all others. */
function workspaceWords(root, workspaces) {
  if (workspaces.length === 0) return ['--workspaces=false']
  if (workspaces.includes('tests') || missingPackages(root, ['tests']).length === 0) return []
  return ['--include-workspace-root'].concat(workspaces.map((workspace) => `--workspace=${workspace}`))
}

/**
 * The command that runs npm's JavaScript with this Node. On Windows, `npm` is a .cmd file, which only a shell can
 * start, and a shell would split paths at a space or an &.
 */
export function npmCommand({ platform, execPath, env }) {
  const given = env.npm_execpath
  const folder = path.dirname(execPath)
  const beside = platform === 'win32' ? [folder] : [path.join(folder, '..', 'lib')]
  const programs = beside.map((place) => path.join(place, 'node_modules', 'npm', 'bin', 'npm-cli.js'))
  if (given && path.basename(given) === 'npm-cli.js') programs.unshift(given)
  const program = programs.find((file) => existsSync(file))
  return program ? [execPath, program] : ['npm']
}

/**
 * The direct dependencies that are not installed in the lockfile's version; all of them when the lockfile is newer than
 * npm's last installation, because transitive dependencies may have changed.
 */
export function missingPackages(root, workspaces) {
  const { packages } = readJson(path.join(root, 'package-lock.json'))
  const isFinished = lastChange(root, 'node_modules/.package-lock.json') >= lastChange(root, 'package-lock.json')
  const isThere = (place) =>
    isFinished && readJson(path.join(root, place, 'package.json')).version === packages[place].version
  const node = `node_modules/${nodePackageName}`
  const places = isNodeNewEnough || !packages[node] ? [] : [node]
  for (const workspace of [''].concat(workspaces.filter((name) => packages[name]))) {
    const { dependencies, devDependencies } = packages[workspace]
    for (const name of Object.keys(Object.assign({}, dependencies, devDependencies))) {
      const own = `${workspace}/node_modules/${name}`
      places.push(packages[own] ? own : `node_modules/${name}`)
    }
  }
  return places.filter((place) => !isThere(place))
}

function lastChange(root, file) {
  const stats = statSync(path.join(root, file), { throwIfNoEntry: false })
  return stats ? stats.mtimeMs : 0
}

/** Whether the C library is musl (Alpine), as reported by ldd. */
function isMusl() {
  return existsSync('/usr/bin/ldd') && readFileSync('/usr/bin/ldd', 'utf8').includes('musl')
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (_error) {
    return {} // missing, or incompletely written
  }
}
