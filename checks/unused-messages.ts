import type { Finding } from './finding.ts'
import { type KeyPath, lineOf } from './locate.ts'

/** A message file of the contract's language with the paths of its sentences. */
export type MessageFile = { file: string; source: string; paths: readonly KeyPath[] }

/**
 * Sentences that no part of the site shows. A sentence counts as used where a file reads its key and names a group it
 * is in, where its group is read by a computed key and the key is written as data, or where its group is passed on
 * whole.
 */
export function findUnusedMessages(messages: readonly MessageFile[], code: readonly string[]): Finding[] {
  const files = code.map(readNames)
  const all = readNames(code.join('\n'))
  return messages.flatMap(({ file, source, paths }) =>
    paths
      .filter((path) => !isUsed(path, files, all))
      .map((path) => ({
        file,
        line: lineOf(source, path),
        what: `Nothing shows the text ${path.join('.')}.`,
        todo: 'Remove it from both languages, or show it.',
      })),
  )
}

type Names = {
  read: ReadonlySet<string>
  data: ReadonlySet<string>
  computed: ReadonlySet<string>
  whole: ReadonlySet<string>
}

/** Which names a file reads as properties, writes as data, reads by a computed key, and hands on as a whole. */
function readNames(source: string): Names {
  const all = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map((match) => match[1] ?? ''))
  const properties = all(/\.\s*(\w+)/g)
  const unpacked = [...source.matchAll(/(?:const|let|\()\s*\{([^{}=]*)\}/g)].flatMap(([, names = '']) =>
    names.split(/[,:\s]+/),
  )
  const quoted = all(/['"`]([\w-]+)['"`]/g)
  return {
    read: new Set([...properties, ...unpacked, ...quoted]),
    data: new Set([...quoted, ...all(/^\s*([\w]+):/gm), ...all(/: (\d+)\b/g)]),
    computed: all(/\.(\w+)\[[^\]]/g),
    whole: new Set([...all(/\.(\w+)\b(?!\s*[.?[(\w])/g), ...all(/\.\.\.[\w.]*?(\w+)\b/g)]),
  }
}

function isUsed(path: KeyPath, files: readonly Names[], all: Names): boolean {
  const names = path.filter((key) => typeof key === 'string')
  const key = names.at(-1) ?? ''
  const groups = names.slice(0, -1)
  const parent = groups.at(-1)
  if (files.some(({ read }) => read.has(key) && (groups.length === 0 || groups.some((group) => read.has(group)))))
    return true
  if (!parent) return false
  if (all.computed.has(parent) && all.data.has(key)) return true
  return all.whole.has(parent) && all.read.has(key)
}
