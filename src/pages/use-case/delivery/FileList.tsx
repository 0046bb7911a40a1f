import { deliveryMessages } from '../../../../generated/messages/delivery.ts'
import { sampleSizes } from '../../../../generated/sample-sizes.ts'
import { type DeliveryPicture, sampleFileName } from '../../../../site/deliveries.ts'
import { Drawing } from '../../../components/Drawing.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import csv from './csv.svg?raw'
import geojson from './geojson.svg?raw'
import gpkg from './gpkg.svg?raw'
import jpg from './jpg.svg?raw'
import pdf from './pdf.svg?raw'
import './file-list.css?deferred'

/** The file icon of each format, in the order of the list; the assertion, because Object.entries loses the key type. */
const drawings = Object.entries({ gpkg, geojson, csv, jpg, pdf }) as [DrawnFormat, string][]

type DrawnFormat = 'gpkg' | 'geojson' | 'csv' | 'jpg' | 'pdf'
type Words = Readonly<Record<DrawnFormat, string>>
type Props = { picture: DeliveryPicture; contents: Partial<Words>; titles?: Partial<Words> }

/** Download links to the files of a sample delivery, each with its format, contents and size. */
export function FileList({ picture, contents, titles }: Props) {
  const language = useLanguage()
  const m = useMessageGroup(deliveryMessages)
  return (
    <ul className="file-list">
      {drawings.map(([format, drawing]) => {
        if (!contents[format]) return null
        const file = sampleFileName(picture, language, format)
        const kilobytes = Math.ceil((sampleSizes[file] ?? 0) / 1000)
        return (
          <li key={format}>
            <a href={`/samples/${file}`} download={file}>
              <Drawing svg={drawing} />
              <span>
                <b className="name">{titles?.[format] ?? m.files[format]}</b> <small>{contents[format]}</small>{' '}
                <small className="tabular">{m.kilobytes({ size: formatNumber(kilobytes, language) })}</small>
              </span>
              <Icon name="down" small />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
