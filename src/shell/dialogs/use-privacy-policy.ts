import { useCallback, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Language } from '../../../content/languages.ts'
import { PRIVACY_POLICY } from '../../../content/pages.ts'
import { idOfHash } from '../../components/hash-scroll.ts'
import type { DocumentState } from '../../markdown/document-source.ts'

export const PRIVACY_DIALOG = 'dialog-privacy'

/** How the ids of the policy's sections begin. */
const SECTION = 'pp-'

/**
 * The privacy policy: of the page, where it has it, else loaded when `load` is called, anew for each language. The
 * address `#dialog-privacy`, or one of its sections, opens the dialog.
 */
export function usePrivacyPolicy(language: Language): { policy: DocumentState | null; load: () => void } {
  const ofPage = useMatches()
    .map((match) => match.loaderData)
    .find(isPolicy)
  const [loaded, setLoaded] = useState<DocumentState | null>(null)
  const policy = ofPage ?? (loaded && languageOf(loaded) === language ? loaded : null)
  useOpenByHash()
  const isReady = policy?.state === 'ready'
  const load = useCallback(() => {
    if (!isReady) void loadPolicy(language).then(setLoaded)
  }, [isReady, language])
  return { policy, load }
}

async function loadPolicy(language: Language): Promise<DocumentState> {
  try {
    const { loadDocument } = await import('../../markdown/fetch-document.ts')
    return await loadDocument(PRIVACY_POLICY, language, new AbortController().signal)
  } catch (error) {
    console.warn('The privacy policy could not be loaded.', error)
    return { state: 'failed', name: PRIVACY_POLICY, language }
  }
}

function useOpenByHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash may be followed twice; each time has its key
  useEffect(() => {
    const isOfPolicy = idOfHash(hash) === PRIVACY_DIALOG || idOfHash(hash).startsWith(SECTION)
    const element = isOfPolicy ? document.getElementById(PRIVACY_DIALOG) : null
    if (element instanceof HTMLDialogElement && !element.open) element.showModal()
  }, [hash, key])
}

function languageOf(state: DocumentState): Language {
  return state.state === 'ready' ? state.document.language : state.language
}

function isPolicy(value: unknown): value is DocumentState {
  if (typeof value !== 'object' || value === null || !('state' in value)) return false
  const state = value as DocumentState // the only loader data with a state
  return (state.state === 'ready' ? state.document.name : state.name) === PRIVACY_POLICY
}
