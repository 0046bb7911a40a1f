import { expect, test } from 'vitest'
import { applyTypography, insertNoBreakSpaces } from './typography.ts'

test.each([
  { language: 'en', text: 'At most 120 m, 60 % or 0.5 ha.', set: 'At most 120\u00a0m, 60\u00a0% or 0.5\u00a0ha.' },
  { language: 'sv', text: 'En yta på 1 500 ha.', set: 'En yta på 1\u202f500\u00a0ha.' },
  { language: 'sv', text: '1 500 000 träd', set: '1\u202f500\u202f000 träd' },
  { language: 'en', text: '{hectares} ha in {minutes} min', set: '{hectares}\u00a0ha in {minutes}\u00a0min' },
  { language: 'en', text: 'Read on 27 November 2026', set: 'Read on 27\u00a0November 2026' },
  { language: 'sv', text: 'från och med 1 maj', set: 'från och med 1\u00a0maj' },
  { language: 'en', text: 'See chapter {basics}, step 4.', set: 'See chapter\u00a0{basics}, step\u00a04.' },
  { language: 'sv', text: 'Se kapitel 5, avdelning 27.', set: 'Se kapitel\u00a05, avdelning\u00a027.' },
  { language: 'sv', text: 'SWEREF 99 TM eller RT 90', set: 'SWEREF\u00a099\u00a0TM eller RT\u00a090' },
  { language: 'en', text: '5.5 hectares, 80 per cent', set: '5.5\u00a0hectares, 80\u00a0per cent' },
  { language: 'sv', text: 'i 15 minuter, 120 meters höjd', set: 'i 15\u00a0minuter, 120\u00a0meters höjd' },
  { language: 'sv', text: 'enligt 12 kap. 6 §', set: 'enligt 12\u00a0kap.\u00a06\u00a0§' },
  {
    language: 'en',
    text: 'Regulation (EU) 2019/947, section 31',
    set: 'Regulation (EU)\u00a02019/947, section\u00a031',
  },
  { language: 'en', text: 'Covers 5,280 × 3,956 px', set: 'Covers 5,280\u00a0×\u00a03,956\u00a0px' },
  { language: 'en', text: '| 4. Observation | Save 2. Go |', set: '| 4.\u00a0Observation | Save 2. Go |' },
] as const)('sets the spaces of “$text”', ({ language, text, set }) => {
  expect(insertNoBreakSpaces(text, language)).toBe(set)
  expect(applyTypography(text, language)).toBe(set)
})

test.each([
  { language: 'sv', text: 'Ring +46 8 465 004 00 eller 08-465 004 00.' },
  { language: 'sv', text: '2026 500 träd, 000 00 Exempelby, 3 åringar' },
  { language: 'sv', text: '2026 marsch, 12 majblommor, 3 November' },
  { language: 'en', text: 'Plot 1 500 trees, 2 men and 5 systems' },
] as const)('leaves “$text”', ({ language, text }) => {
  expect(applyTypography(text, language)).toBe(text)
})

test('keeps what belongs together in one line', () => {
  expect(applyTypography('Lämna din e-postadress, a–z.', 'sv')).toBe('Lämna din e-\u2060postadress, a\u2060–\u2060z.')
  expect(applyTypography('the Karin–Erik line, pine-clad', 'en')).toBe('the Karin–Erik line, pine-clad')
})
