import { describe, expect, test } from 'vitest'
import { htmlOf, lengthOf } from './film.ts'

describe('the length of an MP4', () => {
  const header = (version: number, ...numbers: readonly [size: 4 | 8, value: number][]) => {
    const bytes = numbers.flatMap(([size, value]) => {
      const part = Buffer.alloc(size)
      part.writeUIntBE(value, size - 4, 4)
      return [...part]
    })
    return Buffer.from([...Buffer.from('....mvhd'), version, 0, 0, 0, ...bytes])
  }

  test('is read from its header', () => {
    expect(lengthOf(header(0, [4, 9], [4, 9], [4, 1000], [4, 49_800]))).toBe(49.8)
  })

  test('is read from a header with long times', () => {
    expect(lengthOf(header(1, [8, 9], [8, 9], [4, 1000], [8, 49_800]))).toBe(49.8)
  })

  test('of something else is refused by name', () => {
    expect(() => lengthOf(Buffer.from('no film'))).toThrow(/mvhd/)
  })
})

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
