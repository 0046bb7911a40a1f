import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
const code = new Map(files.map((file) => [file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8')]))

test('every check is called', () => {
  const checks = [...code].flatMap(([file, text]) =>
    Array.from(text.matchAll(/export (?:async )?function ((?:check|compare|pair|find)\w+)/g), ([, name = '']) => ({
      file,
      name,
    })),
  )
  expect(checks.length).toBeGreaterThan(25)
  const unused = checks.filter(({ name }) => {
    const calls = [...code.values()].flatMap((text) => text.match(new RegExp(`(?<!function )\\b${name}\\(`, 'g')) ?? [])
    return calls.length === 0 && ![...code.values()].some((text) => text.includes(`(${name})`))
  })
  expect(unused).toEqual([])
})
