import { useCallback, useState } from 'react'
import { useMatches } from 'react-router'
import type { Language } from '../../../content/languages.ts'
import { PRIVACY_POLICY } from '../../../content/pages.ts'
import { healByReload } from '../../loading/heal-chunk.ts'
import type { DocumentState } from '../../markdown/document-source.ts'
import { loadFetchedDocument } from '../../markdown/load-document.ts'

/**
 * The privacy policy: of the page, where it has it, else loaded when `load` is called, anew for each language.
 */
export function usePrivacyPolicy(language: Language): { policy: DocumentState | null; load: () => void } {
  const ofPage = useMatches()
    .map((match) => match.loaderData)
    .find(isPolicy)
  const [loaded, setLoaded] = useState<DocumentState | null>(null)
  const policy = ofPage ?? (loaded && languageOf(loaded) === language ? loaded : null)
  const isReady = policy?.state === 'ready'
  const load = useCallback(() => {
    if (!isReady) void loadPolicy(language).then(setLoaded)
  }, [isReady, language])
  return { policy, load }
}

async function loadPolicy(language: Language): Promise<DocumentState> {
  try {
    return await loadFetchedDocument(PRIVACY_POLICY, language, new AbortController().signal)
  } catch (error) {
    if (!healByReload(error)) console.warn('The privacy policy could not be loaded.', error)
    return { state: 'failed', name: PRIVACY_POLICY, language }
  }
}

function languageOf(state: DocumentState): Language {
  return state.state === 'ready' ? state.document.language : state.language
}

function isPolicy(value: unknown): value is DocumentState {
  if (typeof value !== 'object' || value === null || !('state' in value)) return false
  const state = value as DocumentState // the only loader data with a state
  return (state.state === 'ready' ? state.document.name : state.name) === PRIVACY_POLICY
}
