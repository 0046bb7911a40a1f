import { isRecord } from '../../../site/is-record.ts'
import { readStoredJson, writeStored } from '../../dom/storage.ts'

/** The time (HH:MM) at which each row was ticked; null for unticked rows. */
export type ChecklistTicks = readonly (string | null)[]

/** The stored value: the ticks of one day, by checklist name. */
type Day = { day: string; ticks: Record<string, ChecklistTicks> }

const STORAGE_KEY = 'checklists'

/** Today's ticks of a checklist; none from another day, or when its number of rows has changed. */
export function readTicks(name: string, rows: number, now = new Date()): ChecklistTicks {
  const ticks = readDay(now).ticks[name]
  return ticks?.length === rows ? ticks : Array.from({ length: rows }, () => null)
}

/** Stores ticks until midnight; false when storage is not allowed. */
export function storeTicks(name: string, ticks: ChecklistTicks, now = new Date()): boolean {
  const { day, ticks: all } = readDay(now)
  return writeStored(
    'localStorage',
    STORAGE_KEY,
    JSON.stringify({ day, ticks: { ...all, [name]: ticks } } satisfies Day),
  )
}

function readDay(now: Date): Day {
  const day = now.toLocaleDateString('sv') // Swedish dates are ISO dates; in the visitor's time zone
  const stored = readStoredJson('localStorage', STORAGE_KEY, isDay)
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

function isTick(value: unknown): value is ChecklistTicks[number] {
  return value === null || (typeof value === 'string' && /^\d\d:\d\d$/.test(value))
}
