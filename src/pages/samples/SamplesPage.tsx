import { previewMessages } from '../../../generated/messages/preview.ts'
import { samples } from '../../../generated/preview.ts'
import { pages } from '../../../site/pages.ts'
import { useLanguage, useMessageGroup } from '../../language/use-messages.ts'
import { PageTop } from '../document/PageTop.tsx'
import './samples.css'

/**
 * The list of remaining sample values, for the owner, with what the public site does without them. Only in a preview.
 */
export function SamplesPage() {
  const language = useLanguage()
  const { list } = useMessageGroup(previewMessages)
  const groups = Map.groupBy(samples, ({ group }) => group[language])
  return (
    <>
      <PageTop
        sheet={6}
        heading={pages.samples.label[language]}
        lead={<p className="lead">{samples.length > 0 ? list.lead : list.none}</p>}
      />
      <div className="wrap samples">
        {[...groups].map(([group, entries]) => (
          <section key={group}>
            <h2 className="h3">{group}</h2>
            <p className="samples__file">
              <code>{entries[0]?.file}</code>
            </p>
            <SampleList entries={entries} />
          </section>
        ))}
      </div>
    </>
  )
}

/** The samples of a group; a consequence that all of them share is stated once. */
function SampleList({ entries }: { entries: typeof samples }) {
  const language = useLanguage()
  const consequences = entries.map(({ without }) => without[language])
  const isSame = new Set(consequences).size === 1
  return (
    <>
      {isSame && <small>{consequences[0]}</small>}
      <ul>
        {entries.map(({ name, value }, index) => (
          <li key={name.en + value.en}>
            <b>{name[language]}</b>
            {value[language] && value[language] !== name[language] && <span translate="no">{value[language]}</span>}
            {!isSame && <small>{consequences[index]}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}
