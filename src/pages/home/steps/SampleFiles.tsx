import { homeMessages } from '../../../../content/messages/home.ts'
import { findings } from '../../../../generated/findings.ts'
import { Drawing } from '../../../components/Drawing.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { sampleFiles } from '../../use-case/delivery/sample-files.ts'

/** The files of the windthrow in the steps above; what their coordinates are is said before the download. */
export function SampleFiles() {
  const m = useWords(homeMessages).how.files
  const { fallenStem, windthrow } = findings['windthrow-above'].marks
  const contents = { ...m, geojson: m.geojson(fallenStem?.count ?? 0, windthrow?.count ?? 0) }
  return (
    <section className="columns files bleed" id="samples" aria-labelledby="samples-title">
      <div>
        <h3 id="samples-title">{m.title}</h3>
        <p>{m.text}</p>
      </div>
      <ul>
        {sampleFiles('windthrow-above', useLanguage()).map(({ format, drawing, title, file, size }) => (
          <li key={format}>
            <a href={`/samples/${file}`} download={file}>
              <Drawing svg={drawing} />
              <span>
                <b className="name">{format === 'jpg' ? m.picture : title}</b>
                <small>{contents[format]}</small>
              </span>
              <span className="files__size num">{size}</span>
              <Icon name="down" small />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
