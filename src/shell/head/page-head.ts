import type { Language } from '../../../content/languages.ts'
import type { Messages } from '../../../content/messages/en.ts'
import type { Page } from '../../../content/pages.ts'
import { site } from '../../../content/site.ts'
import type { DocumentState } from '../../markdown/document-source.ts'

/** What a page says of itself to the head of the document. */
export type Head = { title: string; description: string; isIndexed: boolean }

type MakeHead = (data: unknown, messages: Messages, language: Language) => Head

/** A route's handle: how its head is made of its loader's data and the messages. */
export type HeadHandle = { head: MakeHead }

/** What the page shown says, with its full title; the last route that says something counts, and none is a page missed. */
export function headOf(
  matches: readonly { handle: unknown; loaderData: unknown }[],
  m: Messages,
  language: Language,
): Head {
  const match = matches.filter(({ handle }) => hasHead(handle)).at(-1)
  const { head: makeHead } = hasHead(match?.handle) ? match.handle : notFoundHandle
  const head = makeHead(match?.loaderData, m, language)
  return head.title.includes(site.product) ? head : { ...head, title: `${head.title} | ${site.product}` }
}

function hasHead(handle: unknown): handle is HeadHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}

/** A page in code has its title and description in content/pages.ts, a document in its own head. */
export function headHandle(page: Page): HeadHandle {
  if (page.kind !== 'own') return documentHandle
  const { title = page.label, description } = page
  return {
    head: (_data, _m, language) => ({ title: title[language], description: description[language], isIndexed: true }),
  }
}

const documentHandle: HeadHandle = {
  head: (data, m) => {
    const state = data as DocumentState | undefined // what every document's loader gives; undefined while it is loading
    return state?.state === 'ready'
      ? { title: state.document.title, description: state.document.description, isIndexed: true }
      : { title: m.document.failedTitle, description: m.document.failedText, isIndexed: false }
  },
}

export const notFoundHandle: HeadHandle = {
  head: (_data, m) => ({ title: m.notFound.tab, description: m.notFound.text, isIndexed: false }),
}
