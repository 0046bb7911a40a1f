/** The addresses of the code of the page's islands, which the build has written into their boxes. */
export function islandChunkUrls(): string[] {
  const boxes = document.querySelectorAll<HTMLElement>('[data-code]')
  return [...new Set(Array.from(boxes, ({ dataset }) => dataset.code?.split(' ') ?? []).flat())]
}
