/**
 * The address of the site on the web without a final slash, from PUBLIC_ADDRESS; empty when it is not known.
 * @throws Error when it is no address.
 */
export function readPublicAddress(): string {
  const address = (process.env.PUBLIC_ADDRESS ?? '').replace(/\/+$/, '')
  if (address && !/^https?:\/\/[^/]+$/.test(address)) {
    throw new Error(`PUBLIC_ADDRESS is “${address}”, which is no address. Write it like https://www.example.com`)
  }
  return address
}

/** Says once what a build without an address lacks. */
export function warnWithoutAddress(): void {
  if (readPublicAddress()) return
  console.warn(
    'PUBLIC_ADDRESS is not set: canonical links, language links, pictures for sharing and structured data are relative ' +
      'to the host, and the sitemap names http://localhost:8080. Set it for the build that search engines see.',
  )
}
