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

test('the drone follows the flight, around the outside of its half circles', () => {
  expect(dronesWay(flightStyles({ ...even, flight, compartments: [] }))).toEqual([
    ...[
      [0, 0, 0],
      [9, 0, 0],
      [29, 50, 0],
      [48, 100, 0],
      [55, 110, 10],
      [61, 100, 20],
      [80, 50, 20],
      [100, 0, 20],
    ],
  ])
})

test('a lane is drawn, and its veil draws back, while the drone is over it', () => {
  const styles = flightStyles({ ...even, flight, compartments: [] })
  const times = [...styles.matchAll(/\.lanes i:nth-child\((\d)\)\{[^}]*linear\(0,0 ([\d.]+)%,.*?1 ([\d.]+)%,1\)/g)]
  expect(times.map(([, lane, from, to]) => [lane, from, to].map((value) => Math.round(Number(value))))).toEqual([
    [1, 9, 48],
    [2, 61, 100],
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
  expect(styles).toContain('.comp--1{animation-delay:11.0s}') // at the very end
  expect(styles).toContain('.comp--2{animation-delay:5.3s}') // after 100 of 231
})

test('a flight that begins slowly shows the first compartments later', () => {
  const slow = { ...even, speed: [0.5, 0, 1, 1] } as const
  const delay = (styles: string) => Number(/\.comp--2\{animation-delay:([\d.]+)s/.exec(styles)?.[1])
  expect(delay(flightStyles({ ...slow, flight, compartments: [right] }))).toBeGreaterThan(6)
})
