import { isLanguage, type Language } from '../../content/languages.ts'
import { readStored, store } from '../client/storage.ts'
import { MARK } from './mark-key.ts'

/**
 * What this browser was asked to save, beside the copy itself: a page knows it at once, without opening the copy, and it
 * tells when the browser has taken the copy away.
 */
export type Mark = { state: 'saving' | 'saved'; languages: Language[]; savedAt: string }

export function readMark(): Mark | null {
  try {
    const mark: Partial<Mark> = JSON.parse(readStored('localStorage', MARK) ?? 'null') ?? {}
    const languages = mark.languages?.filter(isLanguage) ?? []
    if (languages.length === 0 || (mark.state !== 'saving' && mark.state !== 'saved')) return null
    return { state: mark.state, languages, savedAt: String(mark.savedAt ?? '') }
  } catch {
    return null // not ours
  }
}

export function writeMark(mark: Mark | null): void {
  store('localStorage', MARK, mark && JSON.stringify(mark))
}
