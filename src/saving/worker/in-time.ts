/** How long the network may take before the saved copy answers. */
export const TIME_LIMIT_MS = 3000

/** What the network answers within the time limit; null when it fails or is slow. */
export async function inTime(network: Promise<Response>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT_MS, null)
  })
  try {
    return await Promise.race([network, tooLate])
  } catch {
    return null // there is no network
  } finally {
    clearTimeout(timer)
  }
}
