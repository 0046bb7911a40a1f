import { site } from '../site/facts.ts'
import type { Issue } from './issue.ts'
import { excerpt, type Passage } from './passage.ts'
import { pairBy, reportMissingTranslation } from './translations.ts'

/** Caption and transcript lines without timestamps, cue numbers and the WEBVTT header. */
export function filmTextLines(film: readonly Passage[]): Passage[] {
  const isTiming = (line: Passage) => line.file.endsWith('.vtt') && readTimes(line) !== null
  return film.filter((line) => !isTiming(line) && !/^\d+$|^\ufeff?WEBVTT|^\s*$/.test(line.text))
}

/**
 * Reports captions and transcript entries with an invalid format, in the wrong order or after the film's end, and those
 * that exist in one language only.
 */
export function checkFilm(film: readonly Passage[], seconds: number = site.video.seconds): Issue[] {
  const timed = film.flatMap((line) => ({ line, times: readTimes(line) }))
  const entries = timed.flatMap(({ line, times }) => (times ? { ...line, times } : []))
  const faults = entries.flatMap(({ file, line, text, times }, index) => {
    const before = entries[index - 1]
    const fault = faultOf(times, before?.file === file ? before.times : [0, 0], seconds)
    return fault ? { file, line, what: `“${excerpt(text, 40)}” ${fault.what}.`, todo: fault.todo } : []
  })
  return [...film.flatMap(checkSignature), ...faults, ...compareCounts(entries)]
}

type Times = readonly [begin: number, end: number]

/** Start and end of a timestamp line in seconds; NaN for another format. */
function readTimes({ file, text }: Passage): Times | null {
  if (!file.endsWith('.vtt')) {
    const entry = /^\d+\. \*\*(\d+)\D+(\d+)/.exec(text)
    return entry && [Number(entry[1]), Number(entry[2])]
  }
  const [begin = '', end = '', more] = text.split(/\s*[-–—=]+>\s*/)
  if (end === '' || more !== undefined) return /-->|^[\d:.,\s–—-]{9,}$/.test(text) ? [Number.NaN, Number.NaN] : null
  return text.includes(' --> ') ? [secondsOf(begin), secondsOf(end.split(' ')[0] ?? '')] : [Number.NaN, Number.NaN]
}

function secondsOf(time: string): number {
  const [, hours = 0, minutes, rest] = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

function faultOf([begin, end]: Times, [before]: Times, seconds: number): Pick<Issue, 'what' | 'todo'> | null {
  if (Number.isNaN(begin + end))
    return { what: 'is not how times are written', todo: 'Write them as 00:00:04.600 --> 00:00:08.800.' }
  if (end <= begin) return { what: 'ends before it begins', todo: 'Write first when it begins, then when it ends.' }
  if (begin < before) return { what: 'begins before the one above it', todo: 'Put them in the order of the film.' }
  if (end <= Math.ceil(seconds)) return null
  return { what: `ends after the film (${seconds} s)`, todo: 'Correct it, or video.seconds in content/site.yaml.' }
}

function checkSignature({ file, line, text }: Passage): Issue[] {
  if (!file.endsWith('.vtt') || line > 1 || /^\ufeff?WEBVTT(?:\s|$)/.test(text)) return []
  return [
    { file, line, what: 'Browsers show no captions without WEBVTT.', todo: 'Write WEBVTT alone in the first line.' },
  ]
}

/** Reports a number of captions or transcript entries that differs between languages. */
function compareCounts(entries: readonly Passage[]): Issue[] {
  const files = Array.from(
    Map.groupBy(entries, ({ file }) => file),
    ([file, lines]) => ({
      name: file.replace(/_\w+\./, '.'),
      language: lines[0]?.language ?? 'en',
      lines,
    }),
  )
  return pairBy(files, ({ name }) => name).flatMap(([one, other]) =>
    [...one.lines.slice(other.lines.length), ...other.lines.slice(one.lines.length)].map((line) =>
      reportMissingTranslation({ ...line, text: `this entry (${one.lines.length} and ${other.lines.length} in all)` }),
    ),
  )
}
