import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { DocumentSource } from './markdown/document-source.ts'
import { renderDocument } from './markdown/render-document.ts'
import { createRoutes } from './routes.tsx'
import { renderAnswers } from './sign-up/render-answers.ts'

/** Where React's tags for the head end and the page begins: the first element of the shell. */
const PAGE_BEGINS = '<a class="skip"'

/**
 * The page of an address as HTML: `head` holds its title, description and links, `body` what stands in the root.
 * @throws Error when the address redirects or a loader fails.
 */
export async function renderPage(path: string, source: DocumentSource): Promise<{ head: string; body: string }> {
  const handler = createStaticHandler(createRoutes(source))
  const context = await handler.query(new Request(`http://prerender${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const begin = html.indexOf(PAGE_BEGINS)
  if (begin < 0) throw new Error(`${path} does not begin with the skip link`)
  return { head: html.slice(0, begin), body: html.slice(begin) }
}

/** The renderer of documents, for the prerenderer. */
export const render = renderDocument

/** The pages of the sign-up service, for the server to fill in. */
export const answers = renderAnswers
