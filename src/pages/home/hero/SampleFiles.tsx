import { homeMessages } from '../../../../generated/messages/home.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { FileList } from '../../use-case/delivery/FileList.tsx'
import '../../use-case/delivery/file-list.css'
import './files.css'

/** The names of the file formats, which are the same in every language. */
const FORMATS = { gpkg: 'GeoPackage', csv: 'CSV', jpg: 'JPEG', pdf: 'PDF' }

/** Download links to four sample files of the windthrow in the hero's picture, with their coordinate system. */
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
