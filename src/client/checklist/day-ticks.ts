import { readStored, store } from '../storage.ts'

/** For each row of a checklist when it was ticked, as hours and minutes; null is a row that is not. */
export type Ticks = readonly (string | null)[]

/** What is stored: the ticks of one day, by the names of the checklists. */
type Day = { day: string; ticks: Record<string, Ticks> }

const KEY = 'checklists'

/** What the browser has not stored: as long as the page is there, it knows it all the same. */
let unstored: Day | null = null

/** The ticks of a checklist from today; none of yesterday's, and none of a list that has got other rows since. */
export function readTicks(name: string, rows: number, now = new Date()): Ticks {
  const kept = readDay(now).ticks[name]
  return kept?.length === rows ? kept : Array.from({ length: rows }, () => null)
}

/** Keeps them until midnight; false where the browser has closed its storage. */
export function keepTicks(name: string, ticks: Ticks, now = new Date()): boolean {
  const { day, ticks: all } = readDay(now)
  const changed: Day = { day, ticks: { ...all, [name]: ticks } }
  const isStored = store('localStorage', KEY, JSON.stringify(changed))
  unstored = isStored ? null : changed
  return isStored
}

function readDay(now: Date): Day {
  const today = { day: dayOf(now), ticks: {} }
  if (unstored?.day === today.day) return unstored
  try {
    const kept: unknown = JSON.parse(readStored('localStorage', KEY) ?? 'null')
    return isDay(kept) && kept.day === today.day ? kept : today
  } catch (error) {
    console.debug('The ticks could not be read.', error)
    return today
  }
}

function isDay(value: unknown): value is Day {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('ticks' in value)) return false
  const { ticks } = value
  return typeof ticks === 'object' && ticks !== null && Object.values(ticks).every(isTicks)
}

function isTicks(value: unknown): value is Ticks {
  return Array.isArray(value) && value.every((time) => time === null || /^\d\d:\d\d$/.test(String(time)))
}

/** The day where the reader is, not at Greenwich. */
function dayOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** @example timeOf(new Date(2026, 10, 22, 7, 34)) // '07:34' */
export function timeOf(now: Date): string {
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** How long it is until the ticks are yesterday's. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}
