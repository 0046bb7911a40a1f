import type { Preset } from '../../../content/presets.ts'

/** What the manual says of a preset: its row of the table, and the two paragraphs of its section. */
export type PresetWords = {
  name: string
  /** The cells between the preset's name and when to choose it, under their heads: flight time and pictures. */
  facts: readonly { head: string; cell: string }[]
  chooseWhen: string
  goodFor: string
  notFor: string
}

/** Reads a preset from the page; null where the document has no such row or section. */
export function readPreset(preset: Preset): PresetWords | null {
  const row = document.querySelector(`tr[data-preset="${preset}"]`)
  const heading = document.getElementById(`preset-${preset}`)
  const goodFor = heading?.nextElementSibling
  const notFor = goodFor?.nextElementSibling
  const heads = [...(row?.closest('table')?.querySelectorAll('thead tr > *') ?? [])].slice(1)
  const cells = [...(row?.children ?? [])].slice(1).map(({ textContent }) => textContent.trim())
  if (!heading || !goodFor?.matches('p') || !notFor?.matches('p') || cells.length < 2) return null
  return {
    name: heading.textContent.trim(),
    facts: cells.slice(0, -1).map((cell, index) => ({ head: heads[index]?.textContent.trim() ?? '', cell })),
    chooseWhen: cells.at(-1) ?? '',
    goodFor: goodFor.textContent.trim(),
    notFor: notFor.textContent.trim(),
  }
}
