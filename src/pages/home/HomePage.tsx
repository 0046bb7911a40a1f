import { homeMessages } from '../../../generated/messages/home.ts'
import { useMessageGroup } from '../../language/use-messages.ts'
import { ClosingCall } from '../closing-call/ClosingCall.tsx'
import { CustomersSection } from './customers/CustomersSection.tsx'
import { DamageSection } from './damage/DamageSection.tsx'
import { DaySection } from './day/DaySection.tsx'
import { FieldSection } from './field/FieldSection.tsx'
import { FiguresSection } from './figures/FiguresSection.tsx'
import { FilmSection } from './film/FilmSection.tsx'
import { HeroSection } from './hero/HeroSection.tsx'
import { ManagementSection } from './management/ManagementSection.tsx'
import { OwnersSection } from './owners/OwnersSection.tsx'
import { QuestionsSection } from './questions/QuestionsSection.tsx'
import { TimberSection } from './timber/TimberSection.tsx'
import { WildlifeSection } from './wildlife/WildlifeSection.tsx'
import '../../styles/sections.css?deferred'
import '../../styles/overrides/bleed.css?deferred'

/** The home page; its sections are in the order in which a buyer needs them to decide. */
export function HomePage() {
  const m = useMessageGroup(homeMessages)
  return (
    <div className="home">
      <HeroSection />
      <CustomersSection />
      <DamageSection />
      <DaySection />
      <ManagementSection />
      <FieldSection />
      <TimberSection />
      <OwnersSection />
      <WildlifeSection />
      <QuestionsSection />
      <FiguresSection />
      <FilmSection />
      <ClosingCall title={m.closing.title} text={m.closing.text} />
    </div>
  )
}
