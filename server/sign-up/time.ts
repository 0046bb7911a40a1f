/** A stored time as people and programs can read it; nothing when it has not come. */
export function isoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}
