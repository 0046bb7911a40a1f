/** The addresses of the code of the page's islands, which the build has written into the page. */
export function codeOfPage(): string[] {
  return document.body.dataset.code?.split(' ') ?? []
}
