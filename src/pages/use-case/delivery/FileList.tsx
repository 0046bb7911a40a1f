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

/** What is drawn on the sheet of each kind of file: layers, an area with points, a table, rings, a picture over lines. */
const drawings = Object.entries({ gpkg, geojson, csv, jpg, pdf }) as [DrawnFormat, string][] // keys forget their names

type DrawnFormat = 'gpkg' | 'geojson' | 'csv' | 'jpg' | 'pdf'
type Words = Readonly<Record<DrawnFormat, string>>
type Props = { picture: DeliveryPicture; contents: Partial<Words>; titles?: Partial<Words> }

/** Links to the files of a sample delivery, each with what it is, what it holds and how large it is. */
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
