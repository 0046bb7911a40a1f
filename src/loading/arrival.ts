let working = 0

/**
 * A page arrives as long as its parts are laid out and its first screen is set in the fonts. What moves by itself (the
 * flight over the home page's picture) begins when it stands: each of their frames would else bring all that moves
 * along. The starter names the page as arriving, and sees to it that it ends.
 */
export function arriveWith(work: Promise<void>): void {
  working += 1
  const end = () => {
    working -= 1
    if (working === 0) delete document.documentElement.dataset.arriving
  }
  work.then(end, end)
}
