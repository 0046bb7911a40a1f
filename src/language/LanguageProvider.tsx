import type { ReactNode } from 'react'
import type { Language } from '../../content/languages.ts'
import { LanguageContext } from './use-messages.ts'

type Props = { language: Language; children: ReactNode }

/** Gives the language of the address to everything below. */
export function LanguageProvider({ language, children }: Props) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}
