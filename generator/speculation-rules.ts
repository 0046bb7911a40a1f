/**
 * Has the browser fetch a page of the site when the visitor turns to its link (Speculation Rules API): at a press, or when
 * a pointer rests on it for 200 ms. To render it as well would not pay before the finger is up, and would fetch its files
 * over the network of a phone for nothing. Files are not pages; a change of language is prepared by nobody, since its link
 * remembers the choice and the reader's place when it is pressed.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
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

/** For a mouse: rendered, at once when it comes to a link, so that a click shows it; src/runtime/prepare-pages.ts adds it. */
export const EAGER_SPECULATION_RULES = SPECULATION_RULES.replace('prefetch', 'prerender').replace('moderate', 'eager')
