import { glossaryMessages } from '../../../content/messages/glossary.ts'
import { pages } from '../../../site/pages.ts'
import { Island } from '../../components/Island.tsx'
import { useLanguage, useWords } from '../../language/use-messages.ts'
import { PageTools } from '../../markdown/page-tools/PageTools.tsx'
import { PageTop } from '../document/PageTop.tsx'
import { NeighbourBar } from '../NeighbourBar.tsx'
import { GlossaryList } from './GlossaryList.tsx'

/** Every word of the site in both languages side by side. */
export function GlossaryPage() {
  const m = useWords(glossaryMessages)
  const language = useLanguage()
  return (
    <>
      <PageTop heading={pages.glossary.label[language]} lead={<p className="lead">{m.lead}</p>} />
      <div className="wrap glossary">
        <PageTools hasFieldMode />
        <Island name="glossary" component={GlossaryList} />
      </div>
      <NeighbourBar page={pages.glossary} />
    </>
  )
}
