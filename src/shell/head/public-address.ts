/**
 * The site's own public address without a final slash: in a build PUBLIC_ADDRESS, empty when it is not known; in the
 * browser what the server has written into the page, which may be another than the build knew.
 */
export const publicAddress: string = import.meta.env.SSR ? (import.meta.env.VITE_PUBLIC_ADDRESS ?? '') : shownOrigin()

function shownOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return link ? new URL(link.href).origin : location.origin
}
