import { defaultSchema, type Options } from 'rehype-sanitize'

/** The allowlist of elements and attributes. Links and pictures are checked separately, see safe-link.ts. */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'a', 'strong', 'em', 'del', 'code', 'pre', 'br', 'hr', 'blockquote'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  attributes: {
    '*': ['id'],
    a: ['href', 'title', 'dataButton'],
    img: ['src', 'alt', 'title'],
    ol: ['start', 'dataChecklist'],
    ul: ['dataChecklist'],
    th: ['align'],
    td: ['align'],
    code: [['className', /^language-[a-z]+$/]],
    blockquote: ['dataCallout'],
  },
  protocols: {},
  strip: ['script', 'style'],
}
