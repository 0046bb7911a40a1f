/**
 * The id of the live region of every page. Most screen readers ignore a region that is added together with its text.
 */
export const ANNOUNCEMENTS_ID = 'announcements'

/** Announces a sentence to screen readers. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCEMENTS_ID)
  if (region) region.textContent = text
}
