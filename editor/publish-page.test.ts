import { expect, test } from 'vitest'
import { renderPublishingMistake } from './publish-page.ts'

test('a mistake that keeps a text from being published leads to its field', () => {
  const about = { page: 'Vanliga frågor (svenska)', field: 'Text: Pris', what: 'Ett <b>.', todo: 'Skriv.' }
  const mistake = { ...about, form: '#/collections/other/entries/faq', keys: 'body', locale: 'sv' } as const
  expect(renderPublishingMistake(mistake)).toBe(
    '\n<a href="/edit?field=body&amp;locale=sv#/collections/other/entries/faq">Vanliga frågor (svenska) – Text: Pris</a>\nEtt &lt;b&gt;.\nSkriv.\n',
  )
  expect(renderPublishingMistake({ ...about, form: null, keys: '' })).not.toContain('<a')
})
