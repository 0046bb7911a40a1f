/*
 * The packages of the lockfile: whether those that a command needs are there, and their installation. No dependency, and
 * no syntax that an old Node would not read.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What runs the TypeScript of the project as it is, and has a database in it. */
export const LEAST_NODE = 24
export const isNewEnough = parseInt(process.versions.node, 10) >= LEAST_NODE

/** The package with the project's own Node; the lockfile has one for some machines. */
export const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}${isMusl() ? '-musl' : ''}-${process.arch}`

/**
 * Installs what is missing, and ends the process when that fails.
 * @param workspaces whose packages are needed too: those of `tests`, of the `editor`; the site is built and served without.
 */
export function ensurePackages(root, workspaces) {
  if (missingPackages(root, workspaces).length === 0) return
  const all = workspaces.length > 0
  console.log(`Installing the packages of package-lock.json ${all ? '…' : 'that build and serve the site …'}`)
  const npm = npmCommand(process)
  // What the machine's npm is told to leave out (omit, production, NODE_ENV) is needed here.
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

/** What npm is told to install; it takes away what it is not told, so the test tools stay where they are there. */
function workspaceWords(root, workspaces) {
  if (workspaces.length === 0) return ['--workspaces=false']
  if (workspaces.includes('tests') || missingPackages(root, ['tests']).length === 0) return []
  return ['--include-workspace-root'].concat(workspaces.map((workspace) => `--workspace=${workspace}`))
}

/**
 * npm's own program, run by this Node, as npm itself does: on Windows the command is a .cmd file, which only a shell
 * starts, and a shell takes a path with a space or an & apart.
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
 * The packages that the project or a workspace names and that are not there in the version of the lockfile; all of them when
 * the lockfile has changed since npm has finished, so that those which other packages need are not looked at one by one.
 */
export function missingPackages(root, workspaces) {
  const { packages } = readJson(path.join(root, 'package-lock.json'))
  const isFinished = lastChange(root, 'node_modules/.package-lock.json') >= lastChange(root, 'package-lock.json')
  const isThere = (place) =>
    isFinished && readJson(path.join(root, place, 'package.json')).version === packages[place].version
  const node = `node_modules/${nodePackage}`
  const places = isNewEnough || !packages[node] ? [] : [node]
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

/** Alpine's C library says its name in its tool. */
function isMusl() {
  return existsSync('/usr/bin/ldd') && readFileSync('/usr/bin/ldd', 'utf8').includes('musl')
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (_error) {
    return {} // it is not there, or its writing was interrupted
  }
}
