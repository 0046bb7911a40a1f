import type { Preset } from '../../../site/presets.ts'

/** The manual's text about a preset: its table row, and the two paragraphs of its section. */
export type PresetWords = {
  name: string
  /** Column header and cell of each column between the name and “choose it when”: flight time and pictures. */
  facts: [head: string, cell: string][]
  chooseWhen: string
  goodFor: string
  notFor: string
}

/** Reads a preset from the DOM; null when the document lacks the row or section. */
export function readPreset(preset: Preset): PresetWords | null {
  const row = document.getElementById(`preset-row-${preset}`)
  const heading = document.getElementById(`preset-${preset}`)
  const goodFor = heading?.nextElementSibling
  const notFor = goodFor?.nextElementSibling
  if (!row || !heading || !goodFor?.matches('p') || !notFor?.matches('p')) return null
  const heads = readCellTexts(row.closest('table')?.querySelector('thead tr'))
  const cells = readCellTexts(row)
  return {
    name: heading.textContent.trim(),
    facts: cells.slice(1, -1).map((cell, index) => [heads[index + 1] ?? '', cell]),
    chooseWhen: cells.at(-1) ?? '',
    goodFor: goodFor.textContent.trim(),
    notFor: notFor.textContent.trim(),
  }
}

function readCellTexts(row: Element | null | undefined): string[] {
  return [...(row?.children ?? [])].map(({ textContent }) => textContent.trim())
}
