/** The chunk URLs of the page's islands, from the attributes that the build has written. */
export function islandChunkUrls(): string[] {
  const boxes = document.querySelectorAll<HTMLElement>('[data-code]')
  return [...new Set(Array.from(boxes, ({ dataset }) => dataset.code?.split(' ') ?? []).flat())]
}
