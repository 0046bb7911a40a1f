import { sampleFile } from '../../../../content/deliveries.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { deliveryMessages } from '../../../../content/messages/use-case.ts'
import { findings } from '../../../../generated/findings.ts'
import { sampleSizes } from '../../../../generated/sample-sizes.ts'
import { Icon } from '../../../components/Icon.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { FileDrawing } from '../../use-case/delivery/FileDrawing.tsx'

const FORMATS = ['geojson', 'csv', 'jpg', 'pdf'] as const

/** The files of the windthrow in the steps above; what their coordinates are is said before the download. */
export function SampleFiles() {
  const m = useWords(homeMessages).how.files
  const { files: names, kilobytes } = useWords(deliveryMessages)
  const language = useLanguage()
  const { fallenStem, windthrow } = findings['windthrow-above'].marks
  const contents = { ...m, geojson: m.geojson(fallenStem?.count ?? 0, windthrow?.count ?? 0) }
  const offered = FORMATS.flatMap((format) => {
    const file = sampleFile('windthrow-above', language, format)
    const size = sampleSizes[file]
    return size === undefined ? [] : { format, file, size }
  })
  return (
    <section className="files" id="samples" aria-labelledby="samples-title">
      <div>
        <h3 id="samples-title">{m.title}</h3>
        <p>{m.text}</p>
      </div>
      <ul>
        {offered.map(({ format, file, size }) => (
          <li key={format}>
            <a href={`/samples/${file}`} download={file}>
              <FileDrawing format={format} />
              <span>
                <b>{format === 'jpg' ? m.picture : names[format]}</b>
                <small>{contents[format]}</small>
              </span>
              <span className="files__size num">{kilobytes(formatNumber(Math.ceil(size / 1000), language))}</span>
              <Icon name="down" small />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
