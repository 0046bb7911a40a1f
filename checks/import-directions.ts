/** Which folders a folder may import from, besides itself. The README prints this table; a test holds both. */
export const importDirections: Readonly<Record<string, readonly string[]>> = {
  content: [],
  'src/*/contract': ['content'],
  'src/components': ['generated'],
  'src/language': ['content'],
  'src/client': [
    ...['content', 'src/*/contract', 'src/components', 'src/islands', 'src/language', 'src/markdown'],
    'src/saving',
  ],
  'src/markdown': [
    'content',
    'generated',
    'src/*/contract',
    'src/client',
    'src/components',
    'src/language',
    'src/saving',
  ],
  'src/search': ['content', 'src/*/contract', 'src/client', 'src/components', 'src/language'],
  'src/sign-up': ['content', 'src/*/contract', 'src/client', 'src/components', 'src/islands', 'src/language'],
  'src/saving': ['content', 'src/*/contract', 'src/client', 'src/components', 'src/language'],
  'src/islands': ['content', 'src/language', 'src/pages', 'src/search', 'src/sign-up'],
  'src/pages': [
    ...['content', 'generated', 'src/*/contract', 'src/client', 'src/components', 'src/islands', 'src/language'],
    ...['src/markdown', 'src/sign-up'],
  ],
  'src/shell': [
    ...['content', 'src/*/contract', 'src/client', 'src/components', 'src/islands', 'src/language', 'src/markdown'],
    ...['src/saving', 'src/search', 'src/sign-up'],
  ],
  server: ['content', 'src/*/contract'],
  build: ['content', 'server', 'src', 'src/*/contract', 'src/islands', 'src/language', 'src/markdown', 'src/pages'],
  checks: ['build', 'content', 'src/*/contract', 'src/markdown'],
  scripts: ['build', 'checks', 'content', 'server', 'src/*/contract', 'tests'],
}

/** What runs where there is no such package. */
export const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  content: /./,
  'src/*/contract': /^(react|node:)/,
  'src/client': /^(react|node:)/,
  src: /^node:/,
}

/** The table as the README prints it. */
export function printDirections(): string {
  const rows = Object.entries(importDirections).map(
    ([folder, others]) => `| \`${folder}\` | ${others.map((other) => `\`${other}\``).join(', ') || 'nothing'} |`,
  )
  return ['| folder | may import from |', '|---|---|', ...rows].join('\n')
}
