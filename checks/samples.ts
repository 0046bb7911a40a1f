import { type ContentData, dataFile, dataNames } from '../generator/content-data.ts'
import { excerpt } from './passage.ts'

/** A value that the owner still has to replace. */
export type Sample = { file: string; line: number; what: string }

/** The samples of the data: what content/site.yaml lists as such, and entries with `sample: true`. */
export function findSamples(data: ContentData): Sample[] {
  const { value: site, lineOf } = data.site
  const facts = site.samples.map((name) => {
    const value = site[name]
    const said = typeof value === 'string' ? value : value.href
    return { file: dataFile('site'), line: lineOf([name]), what: `${name}: ${said}` }
  })
  const entries = dataNames.flatMap((name) =>
    entriesIn(data[name].value).map(({ keys, what }) => ({
      file: dataFile(name),
      line: data[name].lineOf(keys),
      what,
    })),
  )
  return [...facts, ...entries]
}

type Keys = readonly (string | number)[]

/** The keys of each entry that is a sample, with how its English begins. */
function entriesIn(value: unknown, keys: Keys = []): { keys: Keys; what: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'sample' in value && value.sample === true ? [{ keys, what: describeEntry(value) || String(keys.at(-1)) }] : []
  const isList = Array.isArray(value)
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, entry]) => entriesIn(entry, [...keys, isList ? Number(key) : key])),
  ]
}

/** The short name of an entry, if it has one, and how its English begins. */
function describeEntry(entry: object): string {
  const said: unknown = 'text' in entry ? entry.text : 'name' in entry ? entry.name : undefined
  const english = typeof said === 'object' && said !== null && 'en' in said ? String(said.en) : ''
  const words = excerpt(english.replace(/\{mail\}/g, '…'), 60)
  return 'id' in entry ? `${entry.id}: ${words}` : words
}
