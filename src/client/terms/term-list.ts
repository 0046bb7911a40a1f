import type { Language } from '../../../content/languages.ts'
import { type TermList, type TermWords, termListAddress } from '../../../content/term-words.ts'
import { pageLanguage } from '../../language/page-language.ts'

const lists = new Map<Language, Promise<TermList>>()

/** What the card of a term shows; fetched once for all terms of a language. */
export async function wordsOf(term: HTMLAnchorElement): Promise<TermWords> {
  const language = pageLanguage()
  const target = term.pathname.replace(`/${language}/`, '/') + term.hash // without content/paths.ts, which knows all pages
  const words = (await listOf(language))[target]
  if (!words) throw new Error(`The list of terms lacks ${target}.`)
  return words
}

function listOf(language: Language): Promise<TermList> {
  const known = lists.get(language)
  if (known) return known
  const asked = fetchList(language)
  lists.set(language, asked)
  asked.catch(() => lists.delete(language)) // what failed may be asked for again
  return asked
}

async function fetchList(language: Language): Promise<TermList> {
  const response = await fetch(termListAddress(language))
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.json()
}
