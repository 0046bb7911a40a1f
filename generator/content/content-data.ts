import type { z } from 'zod'
import { defaultLanguage, isLanguage, type Language, mapLanguages } from '../../site/languages.ts'
import type { ClaimsFile } from '../../site/schemas/claims.ts'
import { type DataName, dataSchemas } from '../../site/schemas/files.ts'
import { writeIfChanged } from '../files/write-generated.ts'
import { type ContentError, ContentErrors, listContentErrors } from './content-error.ts'
import { readContentText } from './read-text.ts'
import { type ParsedYaml, parseYamlWithSchema } from './read-yaml.ts'
import { insertNoBreakSpaces } from './typography.ts'

/** Reads the text of a content file; the editor passes one that returns an unsaved draft. */
export type ReadFile = (file: string) => Promise<string>

/** The parsed data files of content/, each with the line numbers of its values. */
export type ContentData = { [Name in DataName]: ParsedYaml<z.output<(typeof dataSchemas)[Name]>> }

export const dataFileNames = Object.keys(dataSchemas) as DataName[] // Object.keys loses the key type

export function dataFilePath(name: DataName): string {
  return `content/${name}.yaml`
}

/**
 * Reads and validates every data file in content/.
 * @throws ContentErrors with all mistakes of all files.
 */
export async function readContentData(read: ReadFile = readContentText): Promise<ContentData> {
  const errors: ContentError[] = []
  const readOne = async (name: DataName) => {
    try {
      const text = await read(dataFilePath(name))
      return [name, parseYamlWithSchema(dataFilePath(name), text, dataSchemas[name])] as const
    } catch (error) {
      errors.push(...listContentErrors(error, dataFilePath(name)))
      return [name, null] as const
    }
  }
  const data = await Promise.all(dataFileNames.map(readOne))
  if (errors.length > 0) throw new ContentErrors(errors)
  return Object.fromEntries(data) as ContentData // each file was parsed with its own schema
}

/**
 * Writes generated/content/, a TypeScript module for each data file. Lists with ids become records, placeholders for
 * facts and figures are filled in, and no-break spaces are inserted.
 */
export async function writeDataModules(data: ContentData): Promise<void> {
  await Promise.all(makeDataModules(data).map(([name, source]) => writeIfChanged(`content/${name}.ts`, source)))
}

/** The source of each module by name; files that exist per language are merged into one module. */
export function makeDataModules(data: ContentData): [name: string, source: string][] {
  const values = new Map(
    dataFileNames.map((name) => [
      name,
      recordsById(mapTexts(getImportedPart(name, data), createTextFiller(name, data), languageOfDataFile(name))),
    ]),
  )
  const names = new Set(dataFileNames.map(moduleOf))
  return Array.from(names, (name) => {
    const parts = dataFileNames.filter((part) => moduleOf(part) === name)
    const value =
      parts.length > 1
        ? mergeLanguages((language) => values.get(`${name}_${language}` as DataName))
        : values.get(name as DataName)
    const exported = `${name.replace(/^.*\/|-(\w)/g, (_, letter = '') => letter.toUpperCase())}Data`
    const source = `/* Made by generator/content/content-data.ts of ${parts.map(dataFilePath).join(' and ')}. */\nexport const ${exported} = `
    return [name, `${source}${JSON.stringify(value, null, 2)} as const\n`]
  })
}

/** The language of a data file that exists per language. */
export function languageOfDataFile(name: DataName): Language | undefined {
  const language = /_(\w+)$/.exec(name)?.[1]
  return isLanguage(language) ? language : undefined
}

/** The module name of a data file, the same for all languages. */
function moduleOf(name: DataName): string {
  const language = languageOfDataFile(name)
  return language ? name.slice(0, -language.length - 1) : name
}

/** Merges the values of all languages into one, in which each text becomes a record by language. */
function mergeLanguages(valueIn: (language: Language) => unknown): unknown {
  const value = valueIn(defaultLanguage)
  if (typeof value !== 'object' || value === null) return mapLanguages(valueIn)
  return Object.fromEntries(
    Object.keys(value).map((key) => [key, mergeLanguages((language) => Object(valueIn(language))[key])]),
  )
}

/** The part of a data file that code imports: not the list of sample values, nor what only a form shows. */
function getImportedPart(name: DataName, data: ContentData): unknown {
  if (name === 'procurement') {
    const { rows, ...words } = data.procurement.value
    return { ...words, rows: rows.map(({ what, ...row }) => row) }
  }
  if (name !== 'site') return data[name].value
  const { samples, ...facts } = data.site.value
  return facts
}

/** Creates the function that fills placeholders and inserts no-break spaces in the texts of a data file. */
export function createTextFiller(name: DataName, data: ContentData): (text: string, language?: Language) => string {
  const { product, company, email, phone } = data.site.value
  // placeholders in answers are filled in when they are rendered
  const facts =
    name === 'claims' ? figuresOf(data.claims.value) : name === 'answers' ? {} : { product, company, email, phone }
  return (text, language) => {
    const filled = text.replace(/\{(\w+)\}/g, (whole, key: string) => {
      const fact = Object.entries(facts).find(([name]) => name === key)?.[1] ?? whole
      return typeof fact === 'string' ? fact : language ? fact[language] : whole
    })
    return language ? insertNoBreakSpaces(filled, language) : filled
  }
}

/** The figures of claims.yaml, by placeholder name. */
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

/** Maps all strings in a value; the language of a string is the nearest enclosing key that names one. */
function mapTexts(value: unknown, change: (text: string, language?: Language) => string, language?: Language): unknown {
  if (typeof value === 'string') return change(value, language)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, language))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, mapTexts(entry, change, isLanguage(key) ? key : language)]),
  )
}

/** Converts lists of entries with an id to records by id. */
function recordsById(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, recordsById(entry)]))
  if (!value.every((entry) => typeof entry === 'object' && entry !== null && typeof entry.id === 'string') || !value[0])
    return value.map(recordsById)
  return Object.fromEntries(value.map(({ id, ...entry }) => [id, recordsById(entry)]))
}
