import type { Messages } from '../../../content/messages/en.ts'

/** What a page says of itself to the head of the document. */
export type Head = { title: string; description: string; isIndexed: boolean }

/** A route's handle: how its head is made of its loader's data and the messages. */
export type HeadHandle = { head: (data: unknown, messages: Messages) => Head }

export function hasHead(handle: unknown): handle is HeadHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
