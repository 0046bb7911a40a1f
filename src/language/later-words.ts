import { type Language, languages } from '../../content/languages.ts'

export type Words<Group> = Readonly<Record<Language, Group>>

const loaders = new WeakMap<object, (language: Language) => Promise<unknown> | null>()

/**
 * A group of sentences whose languages are parts of the script of their own (build/split-words.ts). Until a language is
 * there, another that is stands in for it.
 */
export function laterWords<Group>(load: Record<Language, () => Promise<Group>>): Words<Group | undefined> {
  const loaded: Partial<Record<Language, Group>> = {}
  const asked: Partial<Record<Language, Promise<void>>> = {}
  const words = {}
  for (const language of languages)
    Object.defineProperty(words, language, { get: () => loaded[language] ?? Object.values(loaded)[0] })
  const ask = async (language: Language) => {
    try {
      loaded[language] = await load[language]()
    } finally {
      delete asked[language] // what failed may be asked for again
    }
  }
  loaders.set(words, (language) => {
    if (loaded[language]) return null
    asked[language] ??= ask(language)
    return asked[language]
  })
  return words as Words<Group | undefined> // what has been defined above
}

/** Loads the sentences of groups in a language; those that are there, or came with the script, cost nothing. */
export async function loadWords(groups: readonly object[], language: Language): Promise<void> {
  await Promise.all(groups.map((group) => loaders.get(group)?.(language)))
}
