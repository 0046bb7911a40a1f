import type { Messages } from '../../../content/messages/en.ts'
import { site } from '../../../content/site.ts'

/** What a page says of itself to the head of the document. */
export type Head = { title: string; description: string; isIndexed: boolean }

/** A route's handle: how its head is made of its loader's data and the messages. */
export type HeadHandle = { head: (data: unknown, messages: Messages) => Head }

/** What the page shown says, with its full title; the last route that says something counts, and none is a page missed. */
export function headOf(matches: readonly { handle: unknown; loaderData: unknown }[], m: Messages): Head {
  const match = matches.findLast(({ handle }) => hasHead(handle))
  const head = hasHead(match?.handle)
    ? match.handle.head(match.loaderData, m)
    : { ...m.pages.notFound, isIndexed: false }
  return head.title.includes(site.product) ? head : { ...head, title: `${head.title} | ${site.product}` }
}

function hasHead(handle: unknown): handle is HeadHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
