import { describe, expect, test } from 'vitest'
import { htmlOf } from './film.ts'

describe('a transcript', () => {
  test('has its times, and the words around them', () => {
    const markdown =
      '# Title\n\nNo sound.\n\n- **0–5 seconds.** A lake.\n- **5–9 seconds.** A map & more.\n\nRules change.\n'
    expect(htmlOf(markdown)).toBe(
      '<p>No sound.</p><ol><li><b class="num">0–5\u00a0s</b> <span>A lake.</span></li>' +
        '<li><b class="num">5–9\u00a0s</b> <span>A map &amp; more.</span></li></ol><p>Rules change.</p>',
    )
  })

  test('that lists nothing is refused', () => {
    expect(() => htmlOf('# Title\n\nWords.')).toThrow(/lists nothing/)
  })
})
