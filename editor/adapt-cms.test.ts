import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'
import swedishLabels from './swedish-labels.json' with { type: 'json' }

/** Labels for Git hosts, other kinds of collections, several media folders, and mistakes in the configuration. */
const NEVER_SHOWN =
  /^(?:config|save_conflict|remote_change|status|workflow|relation_field|cloud_storage|assets_dialog)\b|^sign_in|^domain$|external_folder$|referenced_entries/

const readLabels = (locale: string) =>
  JSON.parse(readFileSync(path.join(projectRoot, 'node_modules/@sveltia/cms/locales', `${locale}.json`), 'utf8'))

const listKeys = (labels: object, start = ''): string[] =>
  Object.entries(labels).flatMap(([key, label]) =>
    typeof label === 'object' ? listKeys(label, `${start}${key}.`) : [`${start}${key}`],
  )

test('every label that the Swedish of Sveltia CMS lacks is added, and no other', () => {
  const own = listKeys(readLabels('sv'))
  const lacking = listKeys(readLabels('en-US')).filter((key) => !own.includes(key) && !NEVER_SHOWN.test(key))
  expect(listKeys(swedishLabels).sort()).toEqual(lacking.sort())
})
