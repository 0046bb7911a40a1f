import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../content/languages.ts'
import type { DocumentState } from '../markdown/document-source.ts'

/** The id of the route around each language, whose loader has the policy. */
export function shellRouteId(language: Language): string {
  return `shell-${language}`
}

export function usePrivacyPolicy(language: Language): DocumentState {
  const data: unknown = useRouteLoaderData(shellRouteId(language))
  return isDocumentState(data) ? data : { state: 'failed', name: 'privacy_policy', language }
}

function isDocumentState(value: unknown): value is DocumentState {
  return typeof value === 'object' && value !== null && 'state' in value
}
