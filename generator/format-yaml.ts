import { stringify } from 'yaml'
import { z } from 'zod'
import { parseYamlWithSchema } from './read-yaml.ts'
import { YAML_OPTIONS } from './yaml-options.ts'

/**
 * Formats a YAML file in the notation that the editor writes too: every text on one line, quotes only where needed, no
 * comments (hints are in the schema).
 * @throws ContentErrors when it is no YAML.
 */
export function formatYaml(file: string, text: string): string {
  return stringify(parseYamlWithSchema(file, text, z.unknown()).value, YAML_OPTIONS)
}
