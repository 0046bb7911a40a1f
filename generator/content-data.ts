import type { z } from 'zod'
import { defaultLanguage, isLanguage, type Language, ofLanguages } from '../site/languages.ts'
import type { ClaimsFile } from '../site/schemas/claims.ts'
import { type DataName, dataSchemas } from '../site/schemas/files.ts'
import { ContentError, ContentErrors } from './content-error.ts'
import { readText } from './read-text.ts'
import { type ReadYaml, readYaml } from './read-yaml.ts'
import { setNoBreakSpaces } from './typography.ts'
import { writeIfChanged } from './write-generated.ts'

/** Gives the text of a file of the content; an editor lays one over it that is not saved yet. */
export type ReadFile = (file: string) => Promise<string>

/** The data of the content as they are written, each with the lines of its file. */
export type ContentData = { [Name in DataName]: ReadYaml<z.output<(typeof dataSchemas)[Name]>> }

export const dataNames = Object.keys(dataSchemas) as DataName[] // an object forgets its keys

/** The file of some data. */
export function dataFile(name: DataName): string {
  return `content/${name}.yaml`
}

/**
 * Reads and checks every file of data in content/.
 * @throws ContentErrors with all mistakes of all files.
 */
export async function readContentData(read: ReadFile = readText): Promise<ContentData> {
  const errors: ContentError[] = []
  const readOne = async (name: DataName) => {
    try {
      const text = await read(dataFile(name))
      return [name, readYaml(dataFile(name), text, dataSchemas[name])] as const
    } catch (error) {
      errors.push(...errorsOf(error, dataFile(name)))
      return [name, null] as const
    }
  }
  const data = await Promise.all(dataNames.map(readOne))
  if (errors.length > 0) throw new ContentErrors(errors)
  return Object.fromEntries(data) as ContentData // each was read with the schema of its name
}

function errorsOf(error: unknown, file: string): readonly ContentError[] {
  if (error instanceof ContentErrors) return error.errors
  if (error instanceof ContentError) return [error]
  if (error instanceof Error && error.message.startsWith('ENOENT'))
    return [new ContentError(file, 'There is no such file.', 'Get it back: the last version has it.')]
  throw error
}

/**
 * Writes generated/content/: a module of each file of data, which the code imports. Lists whose entries have short names
 * become records by these names, facts and figures are filled in, and no-break spaces set.
 */
export async function writeContentData(data: ContentData): Promise<void> {
  await Promise.all(makeModules(data).map(([name, source]) => writeIfChanged(`content/${name}.ts`, source)))
}

/** The sources of the modules by their names; what has a file for each language becomes one. */
export function makeModules(data: ContentData): [name: string, source: string][] {
  const values = new Map(
    dataNames.map((name) => [name, byId(mapTexts(shownParts(name, data), fillIn(name, data), languageOfData(name)))]),
  )
  const names = new Set(dataNames.map(moduleOf))
  return Array.from(names, (name) => {
    const parts = dataNames.filter((part) => moduleOf(part) === name)
    const value =
      parts.length > 1
        ? mergeLanguages((language) => values.get(`${name}_${language}` as DataName))
        : values.get(name as DataName)
    const exported = `${name.replace(/^.*\/|-(\w)/g, (_, letter = '') => letter.toUpperCase())}Data`
    const source = `/* Made by generator/content-data.ts of ${parts.map(dataFile).join(' and ')}. */\nexport const ${exported} = `
    return [name, `${source}${JSON.stringify(value, null, 2)} as const\n`]
  })
}

/** The language of data that have a file for each. */
export function languageOfData(name: DataName): Language | undefined {
  const language = /_(\w+)$/.exec(name)?.[1]
  return isLanguage(language) ? language : undefined
}

/** The module that data become, which is the same for all languages. */
function moduleOf(name: DataName): string {
  const language = languageOfData(name)
  return language ? name.slice(0, -language.length - 1) : name
}

/** Joins the values of all languages into one, in which each text has all of them. */
function mergeLanguages(valueIn: (language: Language) => unknown): unknown {
  const value = valueIn(defaultLanguage)
  if (typeof value !== 'object' || value === null) return ofLanguages(valueIn)
  return Object.fromEntries(
    Object.keys(value).map((key) => [key, mergeLanguages((language) => Object(valueIn(language))[key])]),
  )
}

/** What of some data the code needs: facts without the list of samples. */
function shownParts(name: DataName, data: ContentData): unknown {
  if (name !== 'site') return data[name].value
  const { samples, ...facts } = data.site.value
  return facts
}

/** What puts facts, figures and no-break spaces into the texts of some data. */
export function fillIn(name: DataName, data: ContentData): (text: string, language?: Language) => string {
  const { product, company, email, phone } = data.site.value
  // answers get their facts where they are shown
  const facts =
    name === 'claims' ? figuresOf(data.claims.value) : name === 'answers' ? {} : { product, company, email, phone }
  return (text, language) => {
    const filled = text.replace(/\{(\w+)\}/g, (whole, key: string) => {
      const fact = Object.entries(facts).find(([name]) => name === key)?.[1] ?? whole
      return typeof fact === 'string' ? fact : language ? fact[language] : whole
    })
    return language ? setNoBreakSpaces(filled, language) : filled
  }
}

/** The figures of the claims by the names that their wordings have for them. */
function figuresOf({ figures }: ClaimsFile): Record<string, string | Record<Language, string>> {
  const { hectares, orthophotos, secondsPerHectare, minutesToFinish, sameTime, timesFaster } = figures
  return {
    hectares,
    orthophotos,
    seconds: `${secondsPerHectare.from}–${secondsPerHectare.to}`,
    minutes: String(minutesToFinish),
    onFoot: String(sameTime.onFootHectares),
    byDrone: sameTime.byDroneHectares.toLocaleString('en'),
    timesFaster: String(timesFaster),
  }
}

/** A value with each of its texts changed; the language is that of the key above it. */
function mapTexts(value: unknown, change: (text: string, language?: Language) => string, language?: Language): unknown {
  if (typeof value === 'string') return change(value, language)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, language))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, mapTexts(entry, change, isLanguage(key) ? key : language)]),
  )
}

/** Lists of entries with an id as records by these ids. */
function byId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, byId(entry)]))
  if (!value.every((entry) => typeof entry === 'object' && entry !== null && typeof entry.id === 'string') || !value[0])
    return value.map(byId)
  return Object.fromEntries(value.map(({ id, ...entry }) => [id, byId(entry)]))
}
