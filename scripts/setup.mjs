/*
 * The entry of every npm script: installs the packages that the command needs, then runs scripts/<command>.ts with the
 * project's own Node. Has no dependencies, and no syntax that old Node versions cannot parse.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages, isNodeNewEnough, MIN_NODE_MAJOR, nodePackageName } from './packages.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')

/** The commands that need the test tools of tests/package.json. */
const COMMANDS_WITH_TESTS = ['test', 'unit', 'e2e', 'browsers', 'format', 'screens', 'bench']
/** The commands that need the editor of editor/package.json. */
const COMMANDS_WITH_EDITOR = ['dev', 'edit']
const COMMANDS_WITHOUT_ARGUMENTS = ['build', 'content', 'dev', 'edit', 'format']
const COMMANDS_WITHOUT_VITE = ['content', 'format', 'signups']

/** The path of the project's own Node, or of the system's Node on platforms for which the lockfile has none. */
function findNode() {
  const own = path.join(modules, nodePackageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (isNodeNewEnough) return process.execPath
  console.error(
    `The project brings no Node for this machine (${nodePackageName}), and yours is ${process.versions.node}: install Node ${MIN_NODE_MAJOR} or newer, and give the command again.`,
  )
  process.exit(1)
}

/** Exits if the project's path has a character that Vite interprets as part of a URL; Vitest also fails on %. */
function refuseFolder() {
  const sign = (COMMANDS_WITH_TESTS.includes(command) ? /[#?*%]/ : /[#?*]/).exec(root)
  if (!sign || COMMANDS_WITHOUT_VITE.includes(command)) return
  console.error(
    `The folder ${root} has a “${sign[0]}” in its path, which Vite cannot read. Rename or move it, and give the command again.`,
  )
  process.exit(1)
}

/** Exits on arguments that the command would ignore. */
function refuseWords() {
  const word = process.argv[3]
  if (word === undefined || !COMMANDS_WITHOUT_ARGUMENTS.includes(command)) return
  console.error(`“${word}” means nothing to npm run ${command}, which takes no words (README.md, Run).`)
  process.exit(1)
}

const command = process.argv[2]
const script = path.join(root, 'scripts', `${command}.ts`)
refuseFolder()
refuseWords()
ensurePackages(
  root,
  COMMANDS_WITH_TESTS.includes(command)
    ? ['tests', 'editor']
    : COMMANDS_WITH_EDITOR.includes(command)
      ? ['editor']
      : [],
)
const node = findNode()
const bin = path.dirname(node) + path.delimiter + path.join(modules, '.bin')
// Settings may be in a file .env; tests ignore it, so that they do not send real mails.
const env = path.join(root, '.env')
const settings = !['test', 'unit', 'e2e', 'browsers'].includes(command) && existsSync(env) ? [`--env-file=${env}`] : []
const flags = ['--disable-warning=ExperimentalWarning'].concat(settings)
// Node's compile cache halves the run time of these short processes.
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
// On a signal, npm kills its shell but not the shell's children, whose parent process id then changes.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 200).unref()
child.on('error', (error) => {
  console.error(`${node} does not run on this machine (${error.message}). Remove the folder ${modules}, and try again.`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  if (signal === 'SIGKILL')
    console.error(
      `${command} was ended by the system (SIGKILL), most likely because memory ran out. See README.md, Run.`,
    )
  process.exit(signal ? 1 : code)
})
