import { homeMessages } from '../../../../generated/messages/home.ts'
import { paths } from '../../../../site/paths.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { MoreLink } from '../../MoreLink.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { SectionList } from '../topic/SectionList.tsx'
import { TopicLabel } from '../topic/TopicLabel.tsx'
import { ActionMap } from './ActionMap.tsx'
import './management.css?deferred'

export function ManagementSection() {
  const { management: m, learnMore } = useMessageGroup(homeMessages)
  return (
    <section className="section plan" id="forest-management" aria-labelledby="management-title">
      <div className="wrap">
        <div className="head">
          <div>
            <TopicLabel icon="plan" text={m.topic} />
            <h2 id="management-title">{m.title}</h2>
          </div>
          <p className="lead">{m.lead}</p>
        </div>
        <div className="columns plan__inner">
          <ActionMap />
          <SectionList className="plan__parts" sections={m.sections}>
            <li id="planning-drone-praxis">
              <h3 className="h4">{m.planning.title}</h3>
              <p>{m.planning.text}</p>
              <MoreLink path={paths.planning} text={learnMore.planning} />
            </li>
          </SectionList>
          <Quotes solution="management" setting="note" />
        </div>
      </div>
    </section>
  )
}
