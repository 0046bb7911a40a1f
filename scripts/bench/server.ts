import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { placed } from '../../build/places.ts'
import { startServer } from '../../tests/server.ts'
import { atLeast, printRows, type Row, verdict } from './verdict.ts'

/** Answers a second and milliseconds to be reached, and what nginx alone reached on the machine of the opponents' table. */
const WANTED: Record<string, number> = { 'the server': 18_000 }
const WANTED_P99_MS = 5
const NGINX = { page: 84_000, file: 101_000 }
const CONNECTIONS = 50
const SECONDS = 4

type Place = { name: string; address: string; stop: () => Promise<void> }

/** Pages and files that are answered in a second, and how long the slowest hundredth waits at half of it (by wrk). */
export async function benchServer(): Promise<void> {
  if (spawnSync('wrk', ['-v']).error) {
    console.log('\nThe server was not measured: wrk is not here (Debian: apt-get install wrk).')
    return
  }
  const chunk = readdirSync(path.join(placed.site, 'static', 'js')).find((name) => name.endsWith('.chunk.js'))
  const targets = { page: '/faq', file: `/static/js/${chunk}` }
  const rows: Record<string, Row> = {}
  for (const place of [ownServer, nginx]) {
    const { name, address, stop } = await place()
    if (!address) continue
    for (const [kind, target] of Object.entries(targets)) {
      const { rate } = measure(address + target)
      const { p99 } = measure(address + target, rate / 2)
      rows[`${name}: ${kind}`] = atLeast(Math.round(rate), WANTED[name] ?? 0, 'a second')
      rows[`${name}: ${kind}, p99 at half load`] = verdict(p99, WANTED_P99_MS, 'ms')
    }
    await stop()
  }
  printRows(
    `Answers a second, gzip, ${CONNECTIONS} connections, ${availableParallelism()} processors shared with wrk`,
    rows,
  )
  console.log(`nginx on the opponents’ machine: ${JSON.stringify(NGINX)}.`)
}

async function ownServer(): Promise<Place> {
  return { name: 'the server', ...(await startServer()) }
}

/** The arrangement of docs/deploy/nginx-files.conf, without TLS and without what the server answers. */
async function nginx(): Promise<Place> {
  const nothing = { name: 'nginx with the files', address: '', stop: async () => {} }
  if (spawnSync('nginx', ['-v']).error) {
    console.log('nginx was not measured, because it is not here (Debian: apt-get install nginx-light).')
    return nothing
  }
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log stderr; worker_processes auto; events {}
     http { access_log off; open_file_cache max=1000; client_body_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${placed.site}; include ${placed.server}/nginx-site.conf; } }`,
  )
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-p', folder], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await fetch(`${address}/faq`).catch(() => null))) await new Promise(setImmediate)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  return { ...nothing, address, stop }
}

/** Asks as often as it goes, or so many times a second, each connection after pauses of chance. */
function measure(address: string, rate?: number): { rate: number; p99: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'))
  const script = path.join(folder, 'pauses.lua')
  const pause = rate ? Math.round((2 * 1000 * CONNECTIONS) / rate) : 0
  writeFileSync(script, `function delay() return math.random(0, ${pause}) end`)
  const asked = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip']
  const { stdout } = spawnSync('wrk', [...asked, ...(rate ? ['-s', script] : []), address], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const milliseconds = Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] // the pattern knows no other
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0), p99: Math.round(milliseconds * 100) / 100 }
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  taken.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
