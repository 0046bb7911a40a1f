import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../generator/files/folders.ts'
import { BUILD_INPUTS } from '../../generator/sources.ts'

/** The real facts that a public build requires; the address and the number are fictitious. */
export const REAL_FACTS = {
  publicAddress: 'https://www.exempel.se',
  email: 'skog@exempel.se',
  phone: '+46 8 123 456 78',
  android: '/pilot.apk',
}

/**
 * Runs the public build, including the checks, in a copy of the project in which the contacts and the Android app are real
 * and all other facts are still samples.
 */
export async function buildPublicSite(): Promise<{ site: string; server: string; remove: () => void }> {
  const copy = mkdtempSync(path.join(tmpdir(), 'public-'))
  for (const source of [...BUILD_INPUTS, 'checks', 'editor', 'scripts', 'tsconfig.build.json', 'package.json'])
    cpSync(path.join(projectRoot, source), path.join(copy, source), { recursive: true })
  for (const shared of ['node_modules', '.cache']) symlinkSync(path.join(projectRoot, shared), path.join(copy, shared))
  writeFileSync(path.join(copy, 'public', 'pilot.apk'), 'An app.')
  const facts = path.join(copy, 'content', 'site.yaml')
  writeFileSync(facts, insertRealFacts(readFileSync(facts, 'utf8')))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(copy, 'scripts', 'build.ts')],
    {
      cwd: copy,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        DIST_FOLDER: '',
        PUBLIC_ADDRESS: REAL_FACTS.publicAddress,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let output = ''
  child.stderr.on('data', (data) => {
    output += data
  })
  const [code] = await once(child, 'close')
  const remove = () => rmSync(copy, { recursive: true, force: true })
  if (code !== 0) {
    remove()
    throw new Error(`The public site could not be built: ${output}`)
  }
  // two names give two paths
  const [site, server] = ['site', 'server'].map((folder) => path.join(copy, 'dist', folder)) as [string, string]
  return { site, server, remove }
}

function insertRealFacts(yaml: string): string {
  return yaml
    .replace(/^email: .*$/m, `email: ${REAL_FACTS.email}`)
    .replace(/^phone: .*$/m, `phone: ${REAL_FACTS.phone}`)
    .replace(/^( +href: ).*\.apk$/m, `$1${REAL_FACTS.android}`)
    .replace(/^ +- (?:email|phone|android)\n/gm, '')
}
