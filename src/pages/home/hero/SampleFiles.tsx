import { homeMessages } from '../../../../generated/messages/home.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { FileList } from '../../use-case/delivery/FileList.tsx'
import '../../use-case/delivery/file-list.css'
import './files.css'

/** File formats, the same in every language. */
const FORMATS = { gpkg: 'GeoPackage', csv: 'CSV', jpg: 'JPEG', pdf: 'PDF' }

/** Four sample files of the windthrow in the strip; their coordinate system is named before the download. */
export function SampleFiles() {
  const m = useMessageGroup(homeMessages).how.files
  return (
    <section className="files" id="samples" aria-labelledby="samples-title">
      <div className="wrap files__row">
        <div>
          <h2 id="samples-title">{m.title}</h2>
          <p>{m.text}</p>
        </div>
        <FileList picture="windthrow-above" contents={FORMATS} titles={m} />
      </div>
    </section>
  )
}
