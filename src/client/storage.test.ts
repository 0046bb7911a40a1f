import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../content/languages.ts'
import { CACHE_PREFIX } from '../saving/contract/saved-copy.ts'

const sources = ['src', 'content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
)

/** The keys under which the site stores something; a document is stored under its own name. */
const keys = sources
  .flatMap((source) =>
    [...source.matchAll(/\bstore\('\w+Storage', (\w+),/g)].map(([, name = '']) => ({ source, name })),
  )
  .filter(({ name }) => name !== 'name')
  .map(({ source, name }) => {
    const named = new RegExp(`const ${name} = '([^']+)'`)
    return [source, ...sources].map((text) => named.exec(text)?.[1]).find(Boolean) ?? name
  })

test.each(languages)('the privacy policy (%s) names all that the browser keeps', (language) => {
  const policy = readFileSync(`content/documents/privacy_policy_${language}.md`, 'utf8')
  expect(keys.length).toBeGreaterThan(5)
  for (const key of [...keys, `${CACHE_PREFIX}…`]) expect(policy).toContain(`\`${key}\``)
})
