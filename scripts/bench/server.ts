import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { placed } from '../../build/places.ts'
import { startServer } from '../../tests/server.ts'
import { atLeast, atMost, printRows, type Row } from './rows.ts'

const RESPONSES_A_SECOND = 18_000
const P99_MS = 5
const CONNECTIONS = 50
const SECONDS = 4

/** Pages and files that are sent in a second, and how long the slowest hundredth waits at half of it (by wrk). */
export async function benchServer(): Promise<void> {
  if (spawnSync('wrk', ['-v']).error) {
    console.log('\nThe server was not measured: wrk is not here (Debian: apt-get install wrk).')
    return
  }
  const chunk = readdirSync(path.join(placed.site, 'static', 'js')).find((name) => name.endsWith('.chunk.js'))
  const server = await startServer()
  const rows: Record<string, Row> = {}
  for (const [kind, target] of Object.entries({ page: '/faq', file: `/static/js/${chunk}` })) {
    const { rate } = measure(server.address + target)
    const { p99 } = measure(server.address + target, rate / 2)
    rows[kind] = atLeast(RESPONSES_A_SECOND, rate, 'a second')
    rows[`${kind}, p99 at half load`] = atMost(P99_MS, p99, 'ms')
  }
  await server.stop()
  printRows(`Responses a second, gzip, ${CONNECTIONS} connections, processors shared with wrk`, rows)
}

/** Asks as often as it goes, or so many times a second, each connection after random pauses. */
function measure(address: string, rate?: number): { rate: number; p99: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'))
  const script = path.join(folder, 'pauses.lua')
  const longest = rate ? Math.round((2 * 1000 * CONNECTIONS) / rate) : 0
  writeFileSync(script, `function delay() return math.random(0, ${longest}) end`)
  const flags = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip']
  const { stdout } = spawnSync('wrk', [...flags, ...(rate ? ['-s', script] : []), address], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const milliseconds = Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] // the pattern knows no other
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0), p99: milliseconds }
}
