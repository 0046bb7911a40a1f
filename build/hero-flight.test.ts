import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flightStyles } from './hero-flight.ts'

const rectangle = (left: number, right: number, bottom: number) =>
  [
    [left, -5],
    [right, -5],
    [right, bottom],
    [left, bottom],
  ] as const
const left = { number: 1, corners: rectangle(0, 50, 25) }
const right = { number: 2, corners: rectangle(50, 100, 5) }
const even = { start: 1, duration: 10, speed: [0, 0, 1, 1] } as const

/** Two lanes of 100 with a half circle of 31 between them: out over both compartments, back over the first only. */
const flight = 'M0 0L100 0A10 10 0 0 1 100 20L0 20'

/** Where the drone is, in units of the drawing: its keyframes say it in parts of its own size. */
function dronesWay(styles: string) {
  return [...styles.matchAll(/([\d.]+)%\{transform:translate\((-?\d+)%,(-?\d+)%\)\}/g)].map(([, at, x, y]) =>
    [at, Number(x) * 0.34, Number(y) * 0.34].map((value) => Math.round(Number(value))),
  )
}

/** The second in which a compartment begins to show, by the seconds of the whole and its share of them. */
function shownFrom(styles: string, compartment: number) {
  const whole = Number(/--flight:([\d.]+)s/.exec(styles)?.[1])
  const share = new RegExp(`\\.comp--${compartment}\\{[^}]*linear\\(0,0 ([\\d.]+)%`).exec(styles)?.[1]
  return Number(((Number(share) * whole) / 100).toFixed(1))
}

test('the drone follows the flight, around the outside of its half circles', () => {
  expect(dronesWay(flightStyles({ ...even, flight, compartments: [] }))).toEqual([
    ...[
      [0, 0, 0],
      [9, 0, 0],
      [28, 50, 0],
      [47, 100, 0],
      [53, 110, 10],
      [59, 100, 20],
      [79, 50, 20],
      [98, 0, 20],
    ],
  ])
})

test('a lane is drawn, and its veil draws back, while the drone is over it', () => {
  const styles = flightStyles({ ...even, flight, compartments: [] })
  const times = [...styles.matchAll(/\.lanes i:nth-child\((\d)\)\{[^}]*linear\(0,0 ([\d.]+)%,.*?1 ([\d.]+)%,1\)/g)]
  expect(times.map(([, lane, from, to]) => [lane, from, to].map((value) => Math.round(Number(value))))).toEqual([
    [1, 9, 47],
    [2, 59, 98],
  ])
})

test('nothing of the flight is painted again: its parts only move, stretch and fade', () => {
  const sheets = ['../src/pages/home/hero/hero-map.css', '../generated/hero-flight.css']
  const css = sheets.map((sheet) => readFileSync(new URL(sheet, import.meta.url), 'utf8')).join('')
  const frames = [...css.matchAll(/@keyframes [^{]+\{((?:[^{}]+\{[^}]*\})+)/g)].map(([, steps = '']) => steps)
  const changed = frames.flatMap((steps) => [...steps.matchAll(/[{;]\s*([\w-]+):/g)].map(([, property]) => property))
  expect(frames).toHaveLength(4)
  expect(new Set(changed)).toEqual(new Set(['transform', 'opacity']))
})

test('a compartment shows when the flight has left it for the last time', () => {
  const styles = flightStyles({ ...even, flight, compartments: [left, right] })
  expect(shownFrom(styles, 1)).toBe(11) // at the very end
  expect(shownFrom(styles, 2)).toBe(5.3) // after 100 of 231
})

test('a flight that begins slowly shows the first compartments later', () => {
  const slow = { ...even, speed: [0.5, 0, 1, 1] } as const
  expect(shownFrom(flightStyles({ ...slow, flight, compartments: [right] }), 2)).toBeGreaterThan(6)
})
