import { stringify } from 'yaml'
import { z } from 'zod'
import { parseYamlWithSchema } from './read-yaml.ts'

/** Options of `stringify`: every text on one line, single quotes where needed. */
export const YAML_OPTIONS = { lineWidth: 0, singleQuote: true } as const

/**
 * Formats a YAML file in the notation that the editor writes too: every text on one line, quotes only where needed, no
 * comments (hints are in the schema).
 * @throws ContentErrors for invalid YAML.
 */
export function formatYaml(file: string, text: string): string {
  return stringify(parseYamlWithSchema(file, text, z.unknown()).value, YAML_OPTIONS)
}
