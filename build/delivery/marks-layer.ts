import type { SampleFilesMessages } from '../../content/messages/delivery.en.ts'
import type { Overlay } from '../overlay-drawing.ts'
import { drawOverlay, entriesOf, featuresOf } from '../overlays.ts'
import type { Lettering } from '../text-path.ts'
import type { Delivery } from './delivered-marks.ts'

const INK = '#0b1f1a'
const PAPER = '#fffdf8'
/** The page shows the picture some 1200 pixels wide; its lines are as much thicker in the whole picture. */
const THICKER = 1.6
const MARGIN = 36
const SCALE_LENGTHS_M = [200, 100, 50, 20, 10]

/** What is drawn with letters in the pictures, for the subset of the font. */
export function lettersOf({ pictureNote }: SampleFilesMessages): string {
  return `0123456789 m${pictureNote}`
}

/** Everything that lies over the picture, as vectors: marks and numbers as on the page, a scale bar, how it was made. */
export function drawLayer({ picture, overlay, m }: Delivery, letters: Lettering): string {
  const drawing = drawOverlay(picture, overlay)
    .replace(/<style>.*?<\/style>/s, '') // for narrow screens
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) * THICKER}"`)
    .replace(/stroke-dasharray="([\d.]+) ([\d.]+)"/g, (_, dash: string, gap: string) => {
      return `stroke-dasharray="${Number(dash) * THICKER} ${Number(gap) * THICKER}"`
    })
  const over = [drawNumbers(picture, overlay, letters), drawScale(overlay, letters), drawNote(overlay, m, letters)]
  return drawing.replace('</svg>', `${over.join('')}</svg>`)
}

function drawNumbers(picture: Delivery['picture'], overlay: Overlay, letters: Lettering): string {
  const size = 36
  const numbers = entriesOf(picture).flatMap(([, mark]) =>
    mark.items === 'numbered' ? featuresOf(mark, overlay).map(({ properties }) => properties.label_at) : [],
  )
  return numbers
    .map((at, index) => {
      if (!Array.isArray(at)) return ''
      const [x, y]: number[] = at
      if (x === undefined || y === undefined) return ''
      const number = String(index + 1)
      const left = x - letters.width(number, size) / 2
      return `<circle cx="${x}" cy="${y}" r="26" fill="${INK}" fill-opacity=".82" stroke="${PAPER}" stroke-width="2"/><g fill="${PAPER}">${letters.path(number, left, y + size * 0.35, size)}</g>`
    })
    .join('')
}

function drawScale({ width, height, ground_width_m }: Overlay, letters: Lettering): string {
  const metres = SCALE_LENGTHS_M.find((length) => length <= ground_width_m * 0.27) ?? 10
  const length = (metres / ground_width_m) * width
  const y = height - MARGIN - 14
  const part = (from: number, share: number, fill: string) =>
    `<rect x="${MARGIN + from * length}" y="${y}" width="${share * length}" height="14" fill="${fill}"/>`
  const bar = part(0, 1, INK) + part(0, 0.25, PAPER) + part(0.5, 0.25, PAPER)
  const frame = `<rect x="${MARGIN}" y="${y}" width="${length}" height="14" stroke="${PAPER}" stroke-width="2"/>`
  return plate(`${metres} m`, MARGIN, y - 16, letters) + bar + frame
}

function drawNote({ width, height }: Overlay, { pictureNote }: SampleFilesMessages, letters: Lettering): string {
  return plate(pictureNote, width - MARGIN - plateWidth(pictureNote, letters), height - MARGIN, letters)
}

const PLATE = { size: 27, inset: 14, height: 46 }

function plateWidth(text: string, letters: Lettering): number {
  return letters.width(text, PLATE.size) + 2 * PLATE.inset
}

/** A line of words on a dark ground, by the place of its lower left corner. */
function plate(text: string, x: number, bottom: number, letters: Lettering): string {
  const { size, inset, height } = PLATE
  return `<rect x="${x}" y="${bottom - height}" width="${plateWidth(text, letters)}" height="${height}" rx="6" fill="${INK}" fill-opacity=".82"/><g fill="${PAPER}">${letters.path(text, x + inset, bottom - 14, size)}</g>`
}
