import { afterEach, expect, test, vi } from 'vitest'
import { fieldMessages } from '../../../generated/messages/field.ts'
import { writeChecklistText } from './checklist-text.ts'
import { readTicks, storeTicks } from './day-ticks.ts'

const morning = new Date(2026, 10, 22, 7, 34)
const lateEvening = new Date(2026, 10, 22, 23, 59, 30)
const nextDay = new Date(2026, 10, 23, 0, 0, 1)

function stubLocalStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

test('ticks are kept until midnight, where the reader is', () => {
  stubLocalStorage()
  expect(storeTicks('a#b', ['07:34', null], morning)).toBe(true)
  expect(readTicks('a#b', 2, lateEvening)).toEqual(['07:34', null])
  expect(readTicks('a#b', 2, nextDay)).toEqual([null, null])
})

test('lists do not mix, and yesterday’s go when the first of a day is ticked', () => {
  stubLocalStorage()
  storeTicks('a#b', ['07:34'], morning)
  storeTicks('c#d', [null, '08:00'], morning)
  expect(readTicks('a#b', 1, morning)).toEqual(['07:34'])
  storeTicks('c#d', ['06:00', null], nextDay)
  expect(readTicks('a#b', 1, nextDay)).toEqual([null])
})

test('a list that has got other rows since begins anew', () => {
  stubLocalStorage()
  storeTicks('a#b', ['07:34', null], morning)
  expect(readTicks('a#b', 3, morning)).toEqual([null, null, null])
})

test('a closed storage is told', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(storeTicks('a#b', ['07:34', null], morning)).toBe(false)
})

test('a list as text has the day, the time of each tick, and room for where and by whom', () => {
  const list = { title: 'Före start', rows: ['Vind', 'Zoner'], ticks: ['07:34', null], address: 'https://x.example/#a' }
  const words = fieldMessages.sv.checklist
  expect(writeChecklistText(list, 'sv', words, morning).split('\n')).toEqual([
    'Före start, 22 november 2026',
    words.ticked({ done: 1, all: 2 }),
    '[x] 07.34 Vind',
    '[ ] Zoner',
    'Plats: ',
    'Utfört av: ',
    'https://x.example/#a',
  ])
})
