/** The id of the live region of every page. Most screen readers ignore a region that is added together with its text. */
export const ANNOUNCEMENTS = 'announcements'

/** Has a screen reader say a sentence. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCEMENTS)
  if (region) region.textContent = text
}
