/**
 * The site's own public address without a final slash, from PUBLIC_ADDRESS at the build; empty when it is not known,
 * so that addresses are relative to the host.
 */
const built: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''

/** In the browser an unknown address is the one the page came from, as the server has written it into the page. */
export const publicAddress: string = built || (import.meta.env.SSR ? '' : location.origin)
