/** How YAML is written: every text on one line, single quotation marks where it needs some. */
export const YAML_NOTATION = { lineWidth: 0, singleQuote: true } as const
