import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Language } from '../../content/languages.ts'
import { LanguageContext } from '../language/use-messages.ts'

type Props = { language: Language; onHydrated: () => void; children?: ReactNode }

/** What is around a component in the browser: the language of the page, and the word that it is alive. */
export function HydratedIsland({ language, onHydrated, children }: Props) {
  const tell = useEffectEvent(onHydrated)
  useEffect(() => tell(), [])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
