import { createContext, use } from 'react'
import { defaultLanguage, type Language } from '../../content/languages.ts'
import { en, type Messages } from '../../content/messages/en.ts'
import { sv } from '../../content/messages/sv.ts'

export const LanguageContext = createContext<Language>(defaultLanguage)

export const messages: Record<Language, Messages> = { en, sv }

export function useLanguage(): Language {
  return use(LanguageContext)
}

export function useMessages(): Messages {
  return messages[use(LanguageContext)]
}
