import { glossaryMessages } from '../../../content/messages/glossary.ts'
import { pages } from '../../../content/pages.ts'
import { Island } from '../../islands/Island.tsx'
import { useLanguage, useWords } from '../../language/use-messages.ts'
import { PageTools } from '../../markdown/PageTools.tsx'
import { FieldBar } from '../field-bar/FieldBar.tsx'
import { GlossaryList } from './GlossaryList.tsx'

/** Every word of the site in both languages side by side. */
export function GlossaryPage() {
  const m = useWords(glossaryMessages)
  const language = useLanguage()
  return (
    <>
      <div className="man-head">
        <div className="contours" aria-hidden="true" />
        <div className="wrap man-head__in">
          <h1>{pages.glossary.label[language]}</h1>
          <p className="lead">{m.lead}</p>
        </div>
      </div>
      <div className="wrap glossary">
        <PageTools hasFieldMode />
        <Island name="glossary">
          <GlossaryList />
        </Island>
      </div>
      <FieldBar page={pages.glossary} />
    </>
  )
}
