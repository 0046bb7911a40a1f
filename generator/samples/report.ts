import path from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { findingsMessages } from '../../generated/messages/findings.ts'
import { samplesMessages } from '../../generated/messages/samples.ts'
import { sampleFlights } from '../../site/deliveries.ts'
import { namedMarksOf } from '../../site/findings.ts'
import { type Language, locales } from '../../site/languages.ts'
import { pages } from '../../site/pages.ts'
import { formatNumber } from '../../src/language/format-number.ts'
import { describeLegend } from '../../src/pages/use-case/findings/describe-findings.ts'
import { measureOverlay } from '../pictures/overlays.ts'
import { drawLegendSymbol } from './mark-symbol.ts'
import { type DeliveredFeature, type Delivery, isCrown } from './read-delivery.ts'

/** The folder of the report's Typst template. */
export const reportTemplateFolder = import.meta.dirname
/** The maximum width of the picture on the page; it is reduced to the next round map scale. */
const MAX_WIDTH_MM = 184

/**
 * Typesets the report, one A4 page as PDF/UA-1, which is tagged for screen readers, with the marked picture. The output
 * is reproducible.
 * @throws Error with Typst's message when compilation fails.
 */
export async function typesetReport(compiler: NodeCompiler, delivery: Delivery, marked: Buffer): Promise<Buffer> {
  const add = (name: string, bytes: Buffer) => compiler.mapShadow(path.join(reportTemplateFolder, name), bytes)
  add('words.json', Buffer.from(JSON.stringify(describeReport(delivery))))
  add('marked.jpg', await sharp(marked).resize(1600).jpeg({ quality: 74, mozjpeg: true }).toBuffer())
  namedMarksOf(delivery.picture).forEach(({ look }, index) => {
    add(`symbol-${index}.svg`, Buffer.from(drawLegendSymbol(look)))
  })
  const compiled = compiler.compile({ mainFilePath: path.join(reportTemplateFolder, 'report.typ') })
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
  const creationTimestamp = Date.parse(sampleFlights[delivery.picture].date) / 1000
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp })
}

/** The input of the report's template. */
export function describeReport(delivery: Delivery) {
  const { picture, overlay, language } = delivery
  const { report, reports } = samplesMessages[language]
  const own: { title: string; warning?: string; list: string; order: string; checks: readonly string[] } =
    reports[picture]
  const denominator = Math.ceil((overlay.ground_width_m * 1000) / MAX_WIDTH_MM / 100) * 100
  const finding = { drawing: '', ...measureOverlay(picture, overlay) }
  const page = Object.values(pages).find((one) => 'findings' in one && one.findings.picture === picture)
  if (!page || !('findings' in page)) throw new Error(`No page shows ${picture}.`)
  return {
    ...report,
    ...own,
    checksTitle: report.checks,
    legendTitle: report.legend,
    language,
    subtitle: page.findingsTitle[language],
    width: (overlay.ground_width_m * 1000) / denominator,
    scale: report.scale({ denominator: formatNumber(denominator, language) }),
    flown: report.flown({ date: formatDay(sampleFlights[picture].date, language) }),
    day: sampleFlights[picture].date.split('-').map(Number),
    legend: describeLegend({ picture, finding, m: findingsMessages[language], language }).map(({ figure, text }) => ({
      figure,
      text,
    })),
    rows: inOrder(delivery.features).map((feature) => ({
      name: nameOf(feature, delivery),
      size: sizeOf(feature, language),
      north: String(Math.round(feature.centre[1])),
      east: String(Math.round(feature.centre[0])),
    })),
  }
}

function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** The features by priority; after a final felling, where no feature has a priority, the areas to visit. */
function inOrder(features: readonly DeliveredFeature[]): DeliveredFeature[] {
  const ranked = features.filter(({ values }) => values.priority !== undefined)
  if (ranked.length > 0) return ranked.toSorted((a, b) => Number(a.values.priority) - Number(b.values.priority))
  return features.filter(({ mark }) => mark === 'retentionPatch' || mark === 'felledArea')
}

/** Omits the number of a mark that is the only one of its kind. */
function nameOf({ mark, values }: DeliveredFeature, { features }: Delivery): string {
  const isOnly = features.filter((other) => other.mark === mark).length === 1
  return String(isOnly ? values.type : values.name)
}

function sizeOf({ mark, values }: DeliveredFeature, language: Language): string {
  if (isCrown(mark)) return samplesMessages[language].report.outside
  const { measures } = findingsMessages[language]
  const { red, grey, trees, stems, area_ha, length_m } = values
  const say = (value: unknown, words: (values: { figure: string }) => string, decimals = 0) =>
    typeof value === 'number' ? words({ figure: formatNumber(value, language, decimals) }) : ''
  const said = [
    say(red, measures.red),
    say(grey, measures.grey),
    red === undefined ? say(trees, measures.trees) : '',
    say(stems, measures.stems),
    say(area_ha, measures.hectares, 2),
    say(length_m, measures.metres),
  ]
  return said.filter(Boolean).join(', ')
}
