import { homeMessages } from '../../../content/messages/home.ts'
import { Icon } from '../../components/Icon.tsx'
import { Island } from '../../islands/Island.tsx'
import { useWords } from '../../language/use-messages.ts'
import { ClosingCall } from '../closing-call/ClosingCall.tsx'
import { Calculator } from './calculator/Calculator.tsx'
import { Customers } from './customers/Customers.tsx'
import { Damage } from './damage/Damage.tsx'
import { Figures } from './figures/Figures.tsx'
import { Film } from './film/Film.tsx'
import { Hero } from './hero/Hero.tsx'
import { Management } from './management/Management.tsx'
import { Owners } from './owners/Owners.tsx'
import { Timber } from './timber/Timber.tsx'
import { Wildlife } from './wildlife/Wildlife.tsx'

/** The home page (specification §2). */
export function HomePage() {
  const m = useWords(homeMessages)
  return (
    <>
      <Hero />
      <Customers />
      <Figures />
      <Island name="calculator">
        <Calculator />
      </Island>
      <Timber />
      <Management />
      <Damage />
      <Owners />
      <Wildlife />
      <Film />
      <p className="wrap rules">
        <Icon name="info" small />
        {m.rules}
      </p>
      <ClosingCall title={m.closing.title} text={m.closing.text} />
    </>
  )
}
