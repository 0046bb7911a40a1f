import path from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../content/languages.ts'
import { root } from './places.ts'

const REGISTRY = new RegExp(`/content/messages/(?!(?:${languages.join('|')})\\.)[\\w-]+\\.ts$`)

/**
 * In the browser each language of a registry of sentences (content/messages/home.ts and its like) is a part of the
 * script of its own: a visitor reads one language. Everywhere else a registry is what it says.
 */
export function splitWords(): Plugin {
  return {
    name: 'split-words',
    enforce: 'pre', // as it is written, not as it is compiled
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: { filter: { id: REGISTRY }, handler: (code) => splitRegistry(code) },
  }
}

/** @throws Error when the file is not written as the other registries are. */
export function splitRegistry(code: string): string {
  const files = new Map(
    [...code.matchAll(/import \{([^}]*)\} from '(\.\/[\w.]+)'/g)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim(), file] as const),
    ),
  )
  const registries = [...code.matchAll(/export const (\w+)[^=]*= \{([^}]*)\}/g)].map(([, name = '', entries = '']) => {
    const parts = entries.split(',').filter((entry) => entry.trim())
    const loaders = parts.map((entry) => {
      const [language = '', words = language] = entry.split(':').map((part) => part.trim())
      const file = files.get(words)
      if (!file) throw new Error(`The sentences ${name} are no list of imported languages.`)
      return `${language}: () => loadChunk('${name}', () => import('${file}').then((words) => words.${words}))`
    })
    return `export const ${name} = /* @__PURE__ */ laterWords({ ${loaders.join(', ')} })`
  })
  if (registries.length === 0) throw new Error('A registry of sentences exports its languages.')
  const from = (file: string) => JSON.stringify(path.join(root, 'src', file))
  return `import { laterWords } from ${from('language/later-words.ts')}
import { loadChunk } from ${from('loading/load-chunk.ts')}
${registries.join('\n')}
`
}
