/**
 * Has the browser prepare a page of the site when the visitor turns to its link, so that a click shows it at once
 * (Speculation Rules API): at a press, or when a pointer rests on it for 200 ms. Files are not pages; a change of language
 * is prepared by nobody, since its link remembers the choice and the reader's place when it is pressed.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[hreflang], [aria-haspopup]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** The same for a mouse, at once when it comes to a link: what src/client/prepare-pages.ts adds. */
export const EAGER_SPECULATION_RULES = SPECULATION_RULES.replace('moderate', 'eager')
