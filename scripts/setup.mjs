/*
 * The one entry of every npm script: makes sure that the packages of the lockfile that the command needs are
 * installed, then runs scripts/<command>.ts on the project's own Node. No dependency, and no syntax that an old Node
 * would not read.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const windows = process.platform === 'win32'

/** The commands that need the test tools of tests/package.json; the others build and serve without them. */
const TESTING = ['test', 'unit', 'e2e', 'browsers', 'format', 'screens', 'bench']
/** What runs the TypeScript of the project as it is, and has a database in it. */
const LEAST_NODE = 24

/** Both kinds of install may be asked for in any order: the stamp says what there is. */
function install(all) {
  const stamp = path.join(modules, '.setup-stamp')
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const there = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (there === `${lock} all` || (!all && there === `${lock} site`)) return
  console.log(`Installing the packages of package-lock.json ${all ? '…' : 'that build and serve the site …'}`)
  const result = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--loglevel=error'].concat(all ? [] : ['--workspaces=false']),
    { cwd: root, stdio: 'inherit', shell: windows, env: Object.assign({}, process.env, { NODE_ENV: '' }) },
  )
  if (result.status !== 0) {
    console.error('The packages could not be installed. Check the network and the messages above, then try again.')
    process.exit(result.status || 1)
  }
  writeFileSync(stamp, lock + (all ? ' all' : ' site'))
}

/** The Node of the lockfile; where it has none for the machine, the machine's own. */
function findNode() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const own = path.join(modules, name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath
  console.error(`There is no Node in package-lock.json for ${name}: install Node ${LEAST_NODE} or newer.`)
  process.exit(1)
}

const command = process.argv[2]
const script = path.join(root, 'scripts', `${command}.ts`)
install(TESTING.indexOf(command) >= 0)
const node = findNode()
const bin = path.dirname(node) + path.delimiter + path.join(modules, '.bin')
// Settings may stand in a file called .env; tests must not send the owner's mails.
const env = path.join(root, '.env')
const settings =
  ['test', 'unit', 'e2e', 'browsers'].indexOf(command) < 0 && existsSync(env) ? [`--env-file=${env}`] : []
const flags = ['--disable-warning=ExperimentalWarning'].concat(settings)
// Most processes here are short: reading the code that the last one has compiled halves them.
const compiled = path.join(root, '.cache', 'node')
const child = spawn(node, flags.concat(script, process.argv.slice(3)), {
  cwd: root,
  stdio: 'inherit',
  env: Object.assign({ NODE_COMPILE_CACHE: compiled }, process.env, {
    PATH: bin + path.delimiter + process.env.PATH,
    SETUP_MS: Math.round(process.uptime() * 1000),
  }),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm ends its shell on a signal, not what the shell has started: a change of parent says that it happened.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 200).unref()
child.on('exit', (code, signal) => {
  if (signal === 'SIGKILL')
    console.error(
      `${command} was ended by the system (SIGKILL), most likely because memory ran out. See README.md, Run.`,
    )
  process.exit(signal ? 1 : code)
})
