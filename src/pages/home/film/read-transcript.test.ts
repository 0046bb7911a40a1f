import { expect, test } from 'vitest'
import { readTranscript } from './read-transcript.ts'

test('a transcript has its times, and the words around them', () => {
  const markdown =
    '# Title\n\nNo sound.\n\n- **0–5 seconds.** A lake.\n- **5–9 seconds.** A map & more.\n\nRules change.\n'
  expect(readTranscript(markdown)).toEqual({
    before: ['No sound.'],
    moments: [
      { seconds: '0–5', text: 'A lake.' },
      { seconds: '5–9', text: 'A map & more.' },
    ],
    after: ['Rules change.'],
  })
})

test('a transcript that lists nothing is refused', () => {
  expect(() => readTranscript('# Title\n\nWords.')).toThrow(/lists nothing/)
})
