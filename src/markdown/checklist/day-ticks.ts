import { isRecord } from '../../../site/is-record.ts'
import { readStoredJson, store } from '../../dom/storage.ts'

/** For each row of a checklist when it was ticked, as hours and minutes; null is a row that is not. */
export type Ticks = readonly (string | null)[]

/** What is stored: the ticks of one day, by the names of the checklists. */
type Day = { day: string; ticks: Record<string, Ticks> }

const KEY = 'checklists'

/** The ticks of a checklist from today; none of yesterday's, and none of a list whose number of rows has changed. */
export function readTicks(name: string, rows: number, now = new Date()): Ticks {
  const ticks = readDay(now).ticks[name]
  return ticks?.length === rows ? ticks : Array.from({ length: rows }, () => null)
}

/** Keeps them until midnight; false where the browser has closed its storage. */
export function storeTicks(name: string, ticks: Ticks, now = new Date()): boolean {
  const { day, ticks: all } = readDay(now)
  return store('localStorage', KEY, JSON.stringify({ day, ticks: { ...all, [name]: ticks } } satisfies Day))
}

function readDay(now: Date): Day {
  const day = now.toLocaleDateString('sv') // 2026-11-22, where the reader is
  const stored = readStoredJson('localStorage', KEY, isDay)
  return stored?.day === day ? stored : { day, ticks: {} }
}

function isDay(value: unknown): value is Day {
  return (
    isRecord(value) &&
    typeof value.day === 'string' &&
    isRecord(value.ticks) &&
    Object.values(value.ticks).every((ticks) => Array.isArray(ticks) && ticks.every(isTick))
  )
}

function isTick(value: unknown): value is Ticks[number] {
  return value === null || (typeof value === 'string' && /^\d\d:\d\d$/.test(value))
}
