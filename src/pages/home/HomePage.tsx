import { homeMessages } from '../../../content/messages/home.ts'
import { useWords } from '../../language/use-messages.ts'
import { ClosingCall } from '../closing-call/ClosingCall.tsx'
import { Customers } from './customers/Customers.tsx'
import { Damage } from './damage/Damage.tsx'
import { Figures } from './figures/Figures.tsx'
import { Film } from './film/Film.tsx'
import { Hero } from './hero/Hero.tsx'
import { Management } from './management/Management.tsx'
import { Owners } from './owners/Owners.tsx'
import { Questions } from './questions/Questions.tsx'
import { Steps } from './steps/Steps.tsx'
import { Timber } from './timber/Timber.tsx'
import { Wildlife } from './wildlife/Wildlife.tsx'

/** The home page, in the order of a decision. */
export function HomePage() {
  const m = useWords(homeMessages)
  return (
    <div className="home">
      <Hero />
      <Customers />
      <Steps />
      <Damage />
      <Management />
      <Timber />
      <Owners />
      <Wildlife />
      <Questions />
      <Figures />
      <Film />
      <ClosingCall title={m.closing.title} text={m.closing.text} />
    </div>
  )
}
