import { useId } from 'react'
import { isDeliveryPicture, type SampleFormat, sampleFile } from '../../../../content/deliveries.ts'
import { deliveryMessages } from '../../../../content/messages/use-case.ts'
import type { PictureName } from '../../../../content/pictures.ts'
import { findings } from '../../../../generated/findings.ts'
import { sampleSizes } from '../../../../generated/sample-sizes.ts'
import { Icon } from '../../../components/Icon.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { FileDrawing } from './FileDrawing.tsx'

const FORMATS = ['geojson', 'csv', 'jpg', 'pdf'] as const

/** What is marked in the picture of the findings, as files to take along: made by computer, and called so. */
export function Delivery({ picture }: { picture: PictureName }) {
  const m = useWords(deliveryMessages)
  const language = useLanguage()
  const title = useId()
  if (!isDeliveryPicture(picture)) return null
  const words = m.pages[picture]
  const contents = {
    geojson: words.contents((mark) => findings[picture].marks[mark]?.count ?? 0),
    csv: m.table,
    jpg: words.picture,
    pdf: words.report,
  }
  const link = (format: SampleFormat) => {
    const file = sampleFile(picture, language, format)
    return { href: `/samples/${file}`, download: file }
  }
  return (
    <section className="wrap deliv" aria-labelledby={title}>
      <div>
        <h2 id={title}>{m.title}</h2>
        <p className="lead">{m.lead}</p>
        <div className="callout callout--tip">
          <Icon name="info" />
          <p>
            <b>{m.made.title}</b> {m.made.text}
          </p>
        </div>
      </div>
      <div>
        <ul className="deliv__files">
          {FORMATS.map((format) => (
            <li key={format}>
              <a {...link(format)}>
                <FileDrawing format={format} />
                <span>
                  <b>{m.files[format]}</b> <small>{contents[format]}</small>
                </span>{' '}
                <span>
                  <FileSize file={link(format).download} />
                  <Icon name="down" />
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="caption">{m.note}</p>
        <p className="caption">{m.metres}</p>
        <a className="deliv__world" {...link('jgw')}>
          <Icon name="down" small />
          <span>{m.worldFile}</span>
        </a>
      </div>
    </section>
  )
}

function FileSize({ file }: { file: string }) {
  const m = useWords(deliveryMessages)
  const language = useLanguage()
  return m.kilobytes(formatNumber(Math.ceil((sampleSizes[file] ?? 0) / 1000), language))
}
