import { type FindingsPicture, type Mark, marks, marksOf } from '../site/findings.ts'
import type { Finding, Measured, MeasuredFeature } from '../site/measurements.ts'
import { toContentError } from './content-error.ts'
import { hashedName } from './hashed-name.ts'
import { drawMark, type Overlay, type OverlayFeature } from './overlay-drawing.ts'
import { readText } from './read-text.ts'
import { writeGenerated } from './write-generated.ts'

const MEASURES = ['hectares', 'metres', 'trees', 'red', 'grey', 'stems'] as const

/** Object.keys forgets the type of the keys. */
export const picturesWithFindings = Object.keys(marks) as FindingsPicture[]

/**
 * Makes of every overlay that a use-case page shows one compact drawing, to lie over the picture, and the figures
 * that the page prints; gives the drawings by their files. The overlays themselves never reach the browser: they are many times larger.
 */
export async function makeOverlays(): Promise<Map<string, string>> {
  const drawings = new Map<string, string>()
  const measured: Record<string, Finding> = {}
  for (const name of picturesWithFindings) {
    const overlay = await readOverlay(name)
    const drawing = drawOverlay(name, overlay)
    const file = hashedName(`${name}.svg`, drawing)
    drawings.set(file, drawing)
    measured[name] = { drawing: `/static/findings/${file}`, ...measureOverlay(name, overlay) }
  }
  const type = "Record<import('../site/findings.ts').FindingsPicture, import('../site/measurements.ts').Finding>"
  await writeGenerated('findings', measured, type)
  return drawings
}

export async function readOverlay(name: string): Promise<Overlay> {
  const file = `content/overlays/${name}.json`
  const text = await readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw toContentError(file, error, 'A comma, a quotation mark or a bracket is missing or too many.')
  }
}

/** The marks of a picture as an SVG file in the picture's pixels; strokes keep their width at every size. */
export function drawOverlay(name: FindingsPicture, overlay: Overlay): string {
  const inOrder = marksOf(name)
    .reverse()
    .toSorted((a, b) => Number(a.look.above ?? false) - Number(b.look.above ?? false))
  const scale = overlay.width / overlay.ground_width_m
  const drawn = inOrder.map((mark) => drawMark(mark.look, featuresOf(mark, overlay), scale))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${overlay.width} ${overlay.height}" ` +
    `width="${overlay.width}" height="${overlay.height}" fill="none" fill-rule="evenodd" stroke-linejoin="round">` +
    `<style>path{vector-effect:non-scaling-stroke}@media(max-width:639px){path{stroke-width:1.25}.w{stroke-width:2.5}` +
    `.c{stroke-width:4.5}}</style>${drawn.join('')}</svg>\n`
  )
}

/** What the page says about an overlay: for each mark its sums, and each feature that is listed by itself. */
export function measureOverlay(name: FindingsPicture, overlay: Overlay): Omit<Finding, 'drawing'> {
  const measured = marksOf(name).map((mark) => {
    const features = featuresOf(mark, overlay)
    if (features.length === 0) throw new Error(`content/overlays/${name}.json has no ${mark.kind} for ${mark.name}.`)
    const items = mark.items && features.map((feature, index) => itemOf(feature, index, mark, overlay))
    return [mark.name, { ...sumOf(features), ...(items && { items }) }]
  })
  return { metres: overlay.ground_width_m, marks: Object.fromEntries(measured) }
}

export function featuresOf({ kind, where }: Mark, overlay: Overlay): OverlayFeature[] {
  const [property, ...values] = where ?? []
  return overlay.features.filter(
    (feature) =>
      feature.kind === kind &&
      (property === undefined || values.some((value) => value === feature.properties[property])),
  )
}

function sumOf(features: readonly OverlayFeature[]): Measured {
  const sum: Measured = { count: features.length }
  for (const measure of MEASURES) {
    const values = features.flatMap(({ properties }) => properties[measure] ?? [])
    if (values.length > 0) sum[measure] = round(values.reduce((total, value) => total + value, 0))
  }
  return sum
}

function itemOf(
  { properties }: OverlayFeature,
  index: number,
  mark: Mark,
  { width, height }: Overlay,
): MeasuredFeature {
  const { number = index + 1, label_at: at } = properties
  const known = [...MEASURES, 'age', 'action'].filter((key) => key in properties).map((key) => [key, properties[key]])
  const item: MeasuredFeature = { ...Object.fromEntries(known), number }
  if (mark.items === 'numbered' && at) {
    item.at = [Math.round((at[0] / width) * 1000), Math.round((at[1] / height) * 1000)]
  }
  return item
}

/** A sum without the rounding errors of binary fractions. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
