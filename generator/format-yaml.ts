import { stringify } from 'yaml'
import { z } from 'zod'
import { readYaml } from './read-yaml.ts'
import { YAML_NOTATION } from './yaml-notation.ts'

/**
 * A file of data in the one notation that an editor writes too: every text on one line, quotation marks only where it
 * needs some, no comments (hints stand in the schema).
 * @throws ContentErrors when it is no YAML.
 */
export function formatYaml(file: string, text: string): string {
  return stringify(readYaml(file, text, z.unknown()).value, YAML_NOTATION)
}
