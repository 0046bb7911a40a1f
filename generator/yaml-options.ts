/** Options of `stringify`: every text on one line, single quotes where needed. */
export const YAML_OPTIONS = { lineWidth: 0, singleQuote: true } as const
