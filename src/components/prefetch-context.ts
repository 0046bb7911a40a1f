import { createContext } from 'react'

/** What a link calls when the visitor is about to follow it; the site decides what that loads. */
export const PrefetchContext = createContext<(href: string) => void>(() => {})
