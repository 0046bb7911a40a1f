import { chapters } from '../../../site/navigation.ts'
import { localPath } from '../../../site/paths.ts'
import { MapSheet } from '../../components/MapSheet.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import './all-sheets.css'

/** Links to the six chapters, on the introduction page; their map drawings are joined to one map. */
export function AllSheets() {
  const m = useMessages()
  const language = useLanguage()
  return (
    <nav aria-label={m.manual.chapters}>
      <ol className="all-sheets tabular">
        {chapters.map(({ path, label, number }) => (
          <li key={path}>
            <a href={localPath(path, language)}>
              <MapSheet chapter={number} />
              <span>
                <i aria-hidden="true">{number}</i>
                {label[language]}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
