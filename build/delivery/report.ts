import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Language } from '../../content/languages.ts'
import { findingsMessages } from '../../content/messages/use-case.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { formatNumber } from '../../src/language/format-number.ts'
import { describeLegend } from '../../src/pages/use-case/findings/describe-findings.ts'
import { cached } from '../cached.ts'
import { entriesOf, measureOverlay } from '../overlays.ts'
import { refuseBarriers } from '../pdf/barriers.ts'
import { root } from '../places.ts'
import type { DeliveredFeature, Delivery } from './delivered-marks.ts'
import { drawSymbol } from './mark-symbol.ts'
import type { Typesetter } from './typesetter.ts'

const TEMPLATE = path.join(import.meta.dirname, 'report.typ')
/** How wide the picture may be on the sheet; its scale is the next round one. */
const MOST_WIDTH_MM = 184

/**
 * The report: one A4 page, tagged for screen readers (PDF/UA-1). The same words and marks give the same bytes.
 * @throws Error with what the typesetter says when the template cannot be set, or when a screen reader could not read it.
 */
export async function setReport(
  { NodeCompiler }: Typesetter,
  delivery: Delivery,
  ground: Buffer,
  layer: string,
): Promise<Buffer> {
  const compiler = NodeCompiler.create({ workspace: path.dirname(TEMPLATE), fontArgs: [{ fontBlobs: await fonts() }] })
  const add = (name: string, bytes: Buffer) => compiler.mapShadow(path.join(path.dirname(TEMPLATE), name), bytes)
  add('words.json', Buffer.from(JSON.stringify(describeReport(delivery))))
  add('ground.jpg', ground)
  add('layer.svg', Buffer.from(layer))
  add('mark.svg', await readFile(path.join(root, 'public/favicon.svg')))
  entriesOf(delivery.picture).forEach(([, { look }], index) => {
    add(`symbol-${index}.svg`, Buffer.from(drawSymbol(look)))
  })
  const result = compiler.compile({ mainFilePath: TEMPLATE })
  if (!result.result) throw new Error(JSON.stringify(result.takeDiagnostics()?.shortDiagnostics))
  // no date: a sample has none, and the same words give the same file
  const pdf = compiler.pdf(result.result, { pdfStandard: 'ua-1', creationTimestamp: 0 })
  refuseBarriers(pdf, delivery.language)
  return pdf
}

/** What the report says, for its template. */
function describeReport(delivery: Delivery) {
  const { picture, overlay, language, m } = delivery
  const { title, list, order, checks } = m.reports[picture]
  const denominator = Math.ceil((overlay.ground_width_m * 1000) / MOST_WIDTH_MM / 100) * 100
  const finding = { hash: '', ...measureOverlay(picture, overlay) }
  const subject = { picture, finding, m: findingsMessages[language], language }
  const page = Object.values(pages).find(
    (candidate) => 'findings' in candidate && candidate.findings.picture === picture,
  )
  if (!page || !('findings' in page)) throw new Error(`No page shows ${picture}.`)
  return {
    ...m.report,
    legendTitle: m.report.legend,
    checksTitle: m.report.checks,
    language,
    product: site.product,
    title,
    subtitle: page.findings.title[language],
    width: (overlay.ground_width_m * 1000) / denominator,
    scale: m.report.scale(formatNumber(denominator, language)),
    legend: describeLegend(subject).map(({ figure, text }) => ({ figure, text })),
    list,
    order,
    rows: inOrder(delivery).map(({ feature, size }) => ({
      name: nameOf(feature, delivery),
      size,
      at: feature.centre.map((metres) => formatNumber(metres, language)),
    })),
    checks,
  }
}

/** A mark that is the only one of its kind needs no number. */
function nameOf({ mark, values }: DeliveredFeature, { features }: Delivery): string {
  const isOnly = features.filter((other) => other.mark === mark).length === 1
  return String(isOnly ? values.kind : values.label)
}

type Row = { feature: DeliveredFeature; size: string }

/** What is listed by itself, what there is most of first; the marks keep the order of the legend. */
function inOrder({ features, language, m }: Delivery): Row[] {
  const measures = findingsMessages[language].measures
  const rows = features
    .filter(({ isListed, mark, values }) => isListed || mark === 'roadOpen' || (isCrown(mark) && !values.group))
    .map((feature): Row => {
      const { red, grey, trees, stems, area_ha, length_m } = feature.values
      const said = [
        say(red, measures.red, language),
        say(grey, measures.grey, language),
        red === undefined && say(trees, measures.trees, language),
        say(stems, measures.stems, language),
        feature.mark !== 'logPile' && say(area_ha, measures.hectares, language, 2), // a pile is counted, not measured
        isCrown(feature.mark) ? m.report.outside : say(length_m, measures.metres, language),
      ]
      return { feature, size: said.filter(Boolean).join(', ') }
    })
  const rank = ({ mark }: DeliveredFeature) =>
    ['roadBlocked', 'roadOpen', 'windthrow', 'group', 'redCrown'].indexOf(mark)
  const weight = ({ values }: DeliveredFeature) => Number(values.red ?? values.stems ?? 0)
  return rows.toSorted((a, b) => rank(a.feature) - rank(b.feature) || weight(b.feature) - weight(a.feature))
}

function isCrown(mark: DeliveredFeature['mark']): boolean {
  return mark === 'redCrown' || mark === 'greyCrown'
}

function say(value: unknown, words: (figure: string) => string, language: Language, decimals = 0): string {
  return typeof value === 'number' ? words(formatNumber(value, language, decimals)) : ''
}

const LETTERS =
  ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyzÄÅÖäåéö\u00a0°²³·×–—‘’“”…\u202f'

/** The typesetter reads no variable fonts: one file for each weight of the site's typefaces. */
function fonts(): Promise<Buffer[]> {
  const weights = [
    ['atkinson-hyperlegible-next', 400],
    ['atkinson-hyperlegible-next', 700],
    ['familjen-grotesk', 600],
    ['familjen-grotesk', 700],
  ] as const
  return Promise.all(
    weights.map(async ([family, wght]) => {
      const file = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
      const source = await readFile(path.join(root, file))
      return cached([source, LETTERS, `truetype ${wght}`], () =>
        subsetFont(source, LETTERS, { targetFormat: 'truetype', variationAxes: { wght } }),
      )
    }),
  )
}
