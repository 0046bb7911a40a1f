/* Only what the site uses of the router, so that main.ts can load it by itself without keeping all of it. */
import { createBrowserRouter } from 'react-router'

export const routerPart = createBrowserRouter
