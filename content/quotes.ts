import type { Language } from '../site/languages.ts'
import { site } from './site.ts'

export type Quote = {
  text: Readonly<Record<Language, string>>
  /** The person and what he or she does. */
  name: Readonly<Record<Language, string>>
  company: Readonly<Record<Language, string>>
  sample: boolean
}

export const quotes = {
  damage: [
    {
      text: {
        en: 'The first day we flew from the road and sent nobody in. In the evening we knew which roads to open first.',
        sv: 'Första dagen flög vi från vägen och skickade inte in någon. På kvällen visste vi vilka vägar som måste öppnas först.',
      },
      name: { en: 'Karin, production manager', sv: 'Karin, produktionsledare' },
      company: { en: 'Sample Forest', sv: 'Exempelskog' },
      sample: true,
    },
    {
      text: {
        en: 'We looked for boring dust beside the red crowns. Every tree we had checked was on the map, so nobody walked the same edge twice.',
        sv: 'Vi letade borrmjöl på granarna intill de röda kronorna. Varje träd vi hade kontrollerat låg på kartan, så ingen gick samma kant två gånger.',
      },
      name: { en: 'Erik, machine operator', sv: 'Erik, maskinförare' },
      company: { en: 'Example Contractors', sv: 'Exempelentreprenad' },
      sample: true,
    },
  ],
  management: [
    {
      text: {
        en: 'In the spring I had thirty proposals and no priorities. Now I can see what is decided, and what still waits for an answer.',
        sv: 'I våras hade jag trettio förslag och ingen prioritering. Nu ser jag vad som är beslutat och vad som väntar på svar.',
      },
      name: { en: 'Johan, forest manager', sv: 'Johan, skogsförvaltare' },
      company: { en: 'Sample Forest', sv: 'Exempelskog' },
      sample: true,
    },
    {
      text: {
        en: 'I correct the boundary when the machines have left, not in ten years. The next person who opens the compartment sees what I saw.',
        sv: 'Jag rättar gränsen när maskinerna har lämnat trakten, inte om tio år. Nästa som öppnar avdelningen ser det jag såg.',
      },
      name: { en: 'Maria, forest planner', sv: 'Maria, skogsplanerare' },
      company: { en: 'Example Owners', sv: 'Exempelbygdens skogsägare' },
      sample: true,
    },
  ],
  timber: [
    {
      text: {
        en: 'I look at the map the evening before, so I know which corners have changed. At the kitchen table we can talk about the forest instead of the plan.',
        sv: 'Jag går igenom kartan kvällen innan, så jag vet vilka hörn som har förändrats. Vid köksbordet kan vi prata om skogen i stället för om planen.',
      },
      name: { en: 'Anna, timber buyer', sv: 'Anna, virkesköpare' },
      company: { en: 'Sample Forest', sv: 'Exempelskog' },
      sample: true,
    },
    {
      text: {
        en: 'We had the same picture in front of us, and I could point at the spruces I wanted to keep. Afterwards I could see on the map what I had said yes to.',
        sv: 'Vi hade samma bild framför oss och jag kunde peka på granarna jag ville ha kvar. Efteråt såg jag på kartan vad jag hade sagt ja till.',
      },
      name: { en: 'Lars, forest owner', sv: 'Lars, skogsägare' },
      company: { en: 'Example Farm', sv: 'Exempelgården' },
      sample: true,
    },
  ],
  owners: [
    {
      text: {
        en: 'I live four hours from the forest and get there twice a year. Now I know what the thinning looked like before I get into the car.',
        sv: 'Jag bor fyra timmar bort och kommer till skogen två gånger om året. Nu vet jag hur gallringen blev innan jag sätter mig i bilen.',
      },
      name: { en: 'Eva, forest owner', sv: 'Eva, skogsägare' },
      company: { en: 'Example Farm', sv: 'Exempelgården' },
      sample: true,
    },
    {
      text: {
        en: 'I show the picture from before and the one from after, and then I keep quiet for a while. The best questions come then.',
        sv: 'Jag visar bilden före och bilden efter, och sedan är jag tyst en stund. Det är då de bästa frågorna kommer.',
      },
      name: { en: 'Oskar, forest planner', sv: 'Oskar, skogsplanerare' },
      company: { en: 'Example Owners', sv: 'Exempelbygdens skogsägare' },
      sample: true,
    },
  ],
} as const satisfies Record<string, readonly Quote[]>

export type QuotedSolution = keyof typeof quotes

/** What customers say about a solution; samples as content/site.ts wants them. */
export function quotesAbout(solution: QuotedSolution): readonly Quote[] {
  const own: readonly Quote[] = quotes[solution]
  return own.filter(({ sample }) => site.showsSamples || !sample)
}

/** Whether a quote is shown that no customer has said. */
export const hasSampleQuotes =
  site.showsSamples &&
  Object.values(quotes)
    .flat()
    .some(({ sample }) => sample)
