import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { placed } from '../../build/places.ts'
import { startServer } from '../../tests/server.ts'
import { atLeast, printRows, type Row } from './rows.ts'

const RESPONSES_A_SECOND = 18_000
const FLAGS = ['-t1', '-c50', '-d4s', '-H', 'Accept-Encoding: gzip']

/** Pages and files that are sent in a second, by wrk. */
export async function bench(): Promise<void> {
  const chunk = readdirSync(path.join(placed.site, 'static', 'js')).find((name) => name.endsWith('.chunk.js'))
  const server = await startServer()
  const rows: Record<string, Row> = {}
  for (const [kind, target] of Object.entries({ page: '/faq', file: `/static/js/${chunk}` })) {
    const { error, stdout } = spawnSync('wrk', [...FLAGS, server.address + target], { encoding: 'utf8' })
    if (error) console.log('wrk is not here (Debian: apt-get install wrk).')
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
    rows[kind] = atLeast(RESPONSES_A_SECOND, rate, 'a second')
  }
  await server.stop()
  printRows('Responses a second, gzip, 50 connections, processors shared with wrk', rows)
}
