import { type FindingsPicture, findingMarks, type Mark, namedMarksOf } from '../../site/findings.ts'
import { type MeasuredFeature, type Measurements, measures, type PictureFindings } from '../../site/measurements.ts'
import { toContentError } from '../content/content-error.ts'
import { readContentText } from '../content/read-text.ts'
import { hashedFileName } from '../files/hashed-name.ts'
import { writeGeneratedModule } from '../files/write-generated.ts'
import { drawMark, type Overlay, type OverlayFeature } from './overlay-drawing.ts'

export const picturesWithFindings = Object.keys(findingMarks) as FindingsPicture[] // Object.keys loses the key type

/**
 * Draws the overlay of each use-case picture as a compact SVG, and writes the measured findings; returns the SVGs by
 * file name. The overlays with all coordinates are not published.
 */
export async function makeOverlayDrawings(): Promise<Map<string, string>> {
  const drawings = new Map<string, string>()
  const measured: Record<string, PictureFindings> = {}
  for (const name of picturesWithFindings) {
    const overlay = await readOverlay(name)
    const drawing = drawOverlay(name, overlay)
    const file = hashedFileName(`${name}.svg`, drawing)
    drawings.set(file, drawing)
    measured[name] = { drawing: `/static/findings/${file}`, ...measureOverlay(name, overlay) }
  }
  const type =
    "Record<import('../site/findings.ts').FindingsPicture, import('../site/measurements.ts').PictureFindings>"
  await writeGeneratedModule('findings', measured, type)
  return drawings
}

export async function readOverlay(name: string): Promise<Overlay> {
  const file = `content/overlays/${name}.json`
  const text = await readContentText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw toContentError(file, error, 'A comma, a quotation mark or a bracket is missing or too many.')
  }
}

/** The marks of a picture as SVG, in the picture's pixels; strokes keep their width at every size. */
export function drawOverlay(name: FindingsPicture, overlay: Overlay): string {
  const inOrder = namedMarksOf(name)
    .reverse()
    .toSorted((a, b) => Number(a.look.above ?? false) - Number(b.look.above ?? false))
  const scale = overlay.width / overlay.ground_width_m
  const drawn = inOrder.map((mark) => drawMark(mark.look, selectMarkedFeatures(mark, overlay), scale))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${overlay.width} ${overlay.height}" ` +
    `width="${overlay.width}" height="${overlay.height}" fill="none" fill-rule="evenodd" stroke-linejoin="round">` +
    `<style>path{vector-effect:non-scaling-stroke}@media(max-width:639px){path{stroke-width:1.25}.w{stroke-width:2.5}` +
    `.c{stroke-width:4.5}}</style>${drawn.join('')}</svg>\n`
  )
}

/** The figures that the page shows for an overlay: totals for each mark, and the features that are listed. */
export function measureOverlay(name: FindingsPicture, overlay: Overlay): Omit<PictureFindings, 'drawing'> {
  const measured = namedMarksOf(name).map((mark) => {
    const features = selectMarkedFeatures(mark, overlay)
    if (features.length === 0) throw new Error(`content/overlays/${name}.json has no ${mark.kind} for ${mark.name}.`)
    const items = mark.items && features.map((feature, index) => itemOf(feature, index, mark, overlay))
    return [mark.name, { ...sumOf(features), ...(items && { items }) }]
  })
  return { metres: overlay.ground_width_m, marks: Object.fromEntries(measured) }
}

export function selectMarkedFeatures({ kind, where }: Mark, overlay: Overlay): OverlayFeature[] {
  const [property, ...values] = where ?? []
  return overlay.features.filter(
    (feature) =>
      feature.kind === kind &&
      (property === undefined || values.some((value) => value === feature.properties[property])),
  )
}

function sumOf(features: readonly OverlayFeature[]): Measurements {
  const sum: Measurements = { count: features.length }
  for (const measure of measures) {
    const values = features.flatMap(({ properties }) => properties[measure] ?? [])
    if (values.length > 0) sum[measure] = roundMeasure(values.reduce((total, value) => total + value, 0))
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
  const known = [...measures, 'age', 'action'].filter((key) => key in properties).map((key) => [key, properties[key]])
  const item: MeasuredFeature = { ...Object.fromEntries(known), number }
  if (mark.items === 'numbered' && at) {
    item.at = [Math.round((at[0] / width) * 1000), Math.round((at[1] / height) * 1000)]
  }
  return item
}

/** A sum, rounded to remove floating-point errors. */
function roundMeasure(value: number): number {
  return Math.round(value * 1000) / 1000
}
