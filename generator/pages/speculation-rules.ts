/**
 * Speculation rules: the browser prefetches a page when its link is pressed, or hovered for 200 ms. Prerendering on a
 * phone would gain nothing before the finger is lifted, and would cost data. Files are not pages; language links are
 * left out, since their press stores the choice and the reading position.
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

/** Rules for devices with a mouse: prerender on hover. Added by src/runtime/prefetch-pages.ts. */
export const EAGER_SPECULATION_RULES = SPECULATION_RULES.replace('prefetch', 'prerender').replace('moderate', 'eager')
