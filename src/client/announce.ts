/** The id of the region that stands on every page: most screen readers hear nothing of one that comes with its words. */
export const ANNOUNCEMENTS = 'announcements'

/** Says a sentence to who does not see the page. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCEMENTS)
  if (region) region.textContent = text
}
