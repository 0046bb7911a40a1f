import { findings } from '../../../../generated/findings.ts'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { useWords } from '../../../language/use-messages.ts'
import { FileList } from '../../use-case/delivery/FileList.tsx'
import './files.css?deferred'

/** The files of the windthrow in the steps above; what their coordinates are is said before the download. */
export function SampleFiles() {
  const m = useWords(homeMessages).how.files
  const { fallenStem, windthrow } = findings['windthrow-above'].marks
  const contents = { ...m, gpkg: m.gpkg({ stems: fallenStem?.count ?? 0, areas: windthrow?.count ?? 0 }) }
  return (
    <section className="columns files bleed" id="samples" aria-labelledby="samples-title">
      <div>
        <h3 id="samples-title">{m.title}</h3>
        <p>{m.text}</p>
      </div>
      <FileList picture="windthrow-above" contents={contents} titles={{ jpg: m.picture }} />
    </section>
  )
}
