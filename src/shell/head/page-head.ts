import type { Language } from '../../../content/languages.ts'
import type { Messages } from '../../../content/messages/en.ts'
import type { Page } from '../../../content/pages.ts'
import type { DocumentState } from '../../markdown/document-source.ts'

/** What a page says of itself to the head of the document. */
export type Head = { title: string; description: string; isIndexed: boolean }

type MakeHead = (data: unknown, messages: Messages, language: Language) => Head

/** A route's handle: how its head is made of its loader's data and the messages. */
export type HeadHandle = { head: MakeHead }

export function hasHead(handle: unknown): handle is HeadHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}

/** A page in code has its title and description in content/pages.ts, a document in its own head. */
export function headOf(page: Page): MakeHead {
  if (page.kind !== 'own') return documentHead
  const { title = page.label, description } = page
  return (_data, _messages, language) => ({
    title: title[language],
    description: description[language],
    isIndexed: true,
  })
}

const documentHead: MakeHead = (data, m) => {
  const state = data as DocumentState | undefined // what every document's loader gives; undefined while it is loading
  return state?.state === 'ready'
    ? { title: state.document.title, description: state.document.description, isIndexed: true }
    : { title: m.document.failedTitle, description: m.document.failedText, isIndexed: false }
}

export const notFoundHead: MakeHead = (_data, m) => ({
  title: m.notFound.tab,
  description: m.notFound.text,
  isIndexed: false,
})
