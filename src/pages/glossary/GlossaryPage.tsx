import { glossaryMessages } from '../../../generated/messages/glossary.ts'
import { pages } from '../../../site/pages.ts'
import { Island } from '../../components/Island.tsx'
import { useLanguage, useMessageGroup } from '../../language/use-messages.ts'
import { PageTools } from '../../markdown/page-tools/PageTools.tsx'
import { PageTop } from '../document/PageTop.tsx'
import { NeighbourBar } from '../NeighbourBar.tsx'
import GlossaryList from './GlossaryList.island.tsx'
import '../../markdown/copying/anchors.css'
import '../../markdown/copying/copy-confirmation.css'
import './glossary.css'

/** The glossary: every term of the site, in both languages side by side. */
export function GlossaryPage() {
  const m = useMessageGroup(glossaryMessages)
  const language = useLanguage()
  return (
    <>
      <PageTop sheet={3} heading={pages.glossary.label[language]} lead={<p className="lead">{m.lead}</p>} />
      <div className="wrap glossary">
        <PageTools hasFieldMode />
        <Island source="pages/glossary/GlossaryList" component={GlossaryList} />
      </div>
      <NeighbourBar page={pages.glossary} />
    </>
  )
}
