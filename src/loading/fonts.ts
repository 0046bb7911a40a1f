import { readStored, store } from './storage.ts'

declare global {
  interface Window {
    /** Family, address and weights of the upright faces, written into the page by the prerenderer. */
    siteFonts?: readonly (readonly [family: string, address: string, weight: string])[]
  }
}

const STORAGE_KEY = 'fonts'

export function siteFaces(): FontFace[] {
  const fonts = window.siteFonts ?? []
  return fonts.map(
    ([family, address, weight]) => new FontFace(family, `url(${address})`, { weight, display: 'fallback' }),
  )
}

/** Whether an earlier page of the session has left the fonts in the browser's cache. */
export function areFontsKept(): boolean {
  return readStored('sessionStorage', STORAGE_KEY) !== null
}

/** Shows fonts that are at hand on the whole page, before anything of it is painted. */
export function showKeptFonts(): void {
  if (!areFontsKept()) return
  for (const face of siteFaces()) document.fonts.add(face)
  document.documentElement.dataset.fonts = ''
}

export function rememberFonts(): void {
  store('sessionStorage', STORAGE_KEY, '1')
}
