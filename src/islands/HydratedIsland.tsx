import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Language } from '../../content/languages.ts'
import { LanguageContext } from '../language/use-messages.ts'

type Props = { language: Language; onHydrated: () => void; children?: ReactNode }

/** Gives a component in the browser the language of the page, and calls back when it is hydrated. */
export function HydratedIsland({ language, onHydrated, children }: Props) {
  const tell = useEffectEvent(onHydrated)
  useEffect(() => tell(), [])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
