import { relatedUseCases, solutionOf, type UseCase, useCases } from '../../../site/navigation.ts'
import { localPath } from '../../../site/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { Island } from '../../components/Island.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { DeferredSheets } from '../../shell/head/DeferredSheets.tsx'
import { Crumbs } from '../Crumbs.tsx'
import { ClosingCall } from '../closing-call/ClosingCall.tsx'
import { DocumentLead } from '../document/PageTop.tsx'
import { Picture } from '../Picture.tsx'
import FlightTimeCalculator from './calculator/FlightTimeCalculator.island.tsx'
import { DeliverySection } from './delivery/DeliverySection.tsx'
import { Findings } from './findings/Findings.tsx'
import '../../styles/sections.css'
import '../../styles/fill.css'
import '../../styles/overrides/bleed.css'
import '../closing-call/closing-call.css?deferred'
import './use-case-hero.css'
import './siblings.css?deferred'

/** A use-case page: picture, heading, lead, findings, document, related use cases, and the closing call to action. */
export function UseCasePage({ document: { name, heading }, document }: { document: RenderedDocument }) {
  const m = useMessages()
  const language = useLanguage()
  const useCase = useCases.find((candidate) => candidate.document === name)
  if (!useCase) throw new Error(`No use case is called ${name}`)
  const label = useCase.label[language]
  const solution = solutionOf(useCase)
  return (
    <>
      <section className="use-case-hero" aria-labelledby="use-case-title">
        <div className={`picture picture--${useCase.crop}`}>
          <Picture name={useCase.picture} sizes="100vw" first />
        </div>
        <div className="title-block sheet">
          {/* If the page has the same label as its parent, its heading is the last breadcrumb. */}
          <Crumbs parent={solution} current={label === solution.label[language] ? heading : label} />
          <h1 id="use-case-title">{heading}</h1>
          <DocumentLead document={document} />
        </div>
        <DeferredSheets />
      </section>
      {useCase.calculator && (
        <Island
          source="pages/use-case/calculator/FlightTimeCalculator"
          component={FlightTimeCalculator}
          when="query:hectares,minutes"
        />
      )}
      <Findings useCase={useCase} />
      {useCase.delivery && <DeliverySection picture={useCase.findings.picture} />}
      <DocumentReader document={document} />
      <Siblings useCase={useCase} />
      <ClosingCall title={m.useCase.closingTitle} text={m.useCase.closingText} manualLink={m.useCase.closingManual} />
    </>
  )
}

function Siblings({ useCase }: { useCase: UseCase }) {
  const m = useMessages()
  const language = useLanguage()
  return (
    <section className="section section--tight" aria-labelledby="siblings-title">
      <div className="wrap">
        <h2 id="siblings-title" className="visually-hidden">
          {m.useCase.others}
        </h2>
        <div className="siblings">
          {relatedUseCases(useCase).map((sibling) => (
            <a key={sibling.path} className="sibling" href={localPath(sibling.path, language)}>
              <div className="picture">
                <Picture name={sibling.picture} alt="" sizes="200px" largest={800} />
              </div>
              <div>
                <h3>
                  {sibling.label[language]} <Icon name="arrow" small />
                </h3>
                <p>{sibling.note[language]}</p>
              </div>
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
