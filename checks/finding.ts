/** One thing to mend in the content: where it stands, what is wrong, and what to do. */
export type Finding = { file: string; line: number; what: string; todo: string }

/**
 * A finding as the command prints it; most terminals open the file at a click on the first line.
 * @example describe({ file: 'content/site.ts', line: 8, what: 'No name.', todo: 'Add it.' })
 */
export function describe({ file, line, what, todo }: Finding): string {
  return `${file}:${line}\n  ${what}\n  → ${todo}`
}

/** In the order of files and lines, each only once. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((finding) => [describe(finding), finding]))
  return [...once.values()].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
