import { createContext, use } from 'react'
import { type Messages, messages } from '../../generated/messages/interface.ts'
import { defaultLanguage, type Language } from '../../site/languages.ts'

export const LanguageContext = createContext<Language>(defaultLanguage)

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The messages of one group in the language of the page. */
export function useMessageGroup<Words>(group: Readonly<Record<Language, Words>>): Words {
  return group[use(LanguageContext)]
}

export function useMessages(): Messages {
  return useMessageGroup(messages)
}
