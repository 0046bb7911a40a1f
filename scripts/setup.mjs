/*
 * The one entry of every npm script: makes sure that the packages of the lockfile are installed, then runs
 * scripts/<command>.ts on the project's own Node. No dependency, and no syntax that an old Node would not read.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.setup-stamp')
const windows = process.platform === 'win32'
const node = path.join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')

function wantedStamp() {
  const hash = createHash('sha256')
  hash.update(readFileSync(path.join(root, 'package-lock.json')))
  return hash.digest('hex')
}

function install() {
  const wanted = wantedStamp()
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the packages of package-lock.json …')
  const result = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: Object.assign({}, process.env, { NODE_ENV: '' }),
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed. Check the network and the messages above, then try again.')
    process.exit(result.status || 1)
  }
  if (!existsSync(node)) {
    console.error(
      'The project’s own Node is missing. Its install script must be allowed to run: see allowScripts in package.json.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

const command = process.argv[2]
const script = path.join(root, 'scripts', `${command}.ts`)
if (!command || !existsSync(script)) {
  console.error(`Unknown command: ${command}`)
  process.exit(1)
}
install()
const bin = path.dirname(node) + path.delimiter + path.join(modules, '.bin')
// Settings may stand in a file called .env; tests must not send the owner's mails.
const env = path.join(root, '.env')
const settings = command !== 'test' && existsSync(env) ? [`--env-file=${env}`] : []
const flags = ['--disable-warning=ExperimentalWarning'].concat(settings)
const child = spawn(node, flags.concat(script, process.argv.slice(3)), {
  cwd: root,
  stdio: 'inherit',
  env: Object.assign({}, process.env, { PATH: bin + path.delimiter + process.env.PATH }),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
