import { site } from '../site.ts'
import type { HomeMessages } from './home.en.ts'

/** Startsidan på svenska, i samma form som home.en.ts. */
export const homeSv: HomeMessages = {
  hero: {
    title: 'Hela skogen på en och samma karta',
    subtitle:
      'Planera, dokumentera och följ upp skogsarbetet, i fält och vid skrivbordet. Färska drönarbilder tar du när du behöver dem.',
    ios: { label: 'Ladda ned för iOS', note: 'iPhone och iPad' },
    android: {
      label: 'Ladda ned pilotappen för Android',
      note: (version, build) => `Version ${version} (${build})`,
    },
    androidNote: 'Android-appen laddas ned direkt: tillåt installation från den här källan.',
    map: 'Karta över ett exempelområde med sex avdelningar',
    stands: {
      111: 'Gran 90, björk 10',
      112: 'Ung tall och björk',
      113: 'Tall 80, gran 20',
      114: 'Avverkat, fröträd kvar',
      115: 'Gran 80, tall 20',
      116: 'Björk 60, gran 40',
    },
    compartment: (number, stand, age, area) => `Avdelning ${number}: ${stand}${age ? `, ${age}` : ''}, ${area} hektar`,
    years: (age) => `${age}\u00a0år`,
    hectares: (area) => `${area}\u00a0ha`,
  },
  customers: {
    title: `Organisationer som använder ${site.product}`,
    sample: 'Exempel',
  },
  figures: {
    title: 'I siffror',
    hectares: 'Motsvarar en kvadrat med ungefär 70\u00a0km långa sidor.',
    orthophotos: 'För överblick och beslut i skogen.',
    captureSpeed: 'En hektar är en kvadrat med 100\u00a0meters sida.',
    finishTime: 'En kvart på klockan.',
  },
  squares: {
    alt: '',
    byDrone: 'med drönare',
    onFoot: 'till fots',
  },
  learnMore: {
    planning: 'Läs mer om att planera med drönare',
    barkBeetle: 'Läs mer om granbarkborre',
    windthrow: 'Läs mer om stormfällning',
    fire: 'Läs mer om brand',
    wildlife: 'Läs mer om vilt',
  },
  quotes: {
    label: (topic) => `Så säger kunderna om ${topic}`,
    previous: 'Föregående citat',
    next: 'Nästa citat',
    position: (number, count) => `${number} / ${count}`,
    by: (name, company) => `${name}, ${company}`,
  },
  timber: {
    topic: 'Virkesköp',
    title: 'Kom förberedd till skogsägaren',
    lead: 'Var påläst när du kommer, titta tillsammans på samma karta och lämna över utan att något faller bort.',
    sections: [
      {
        title: 'Läs på innan du åker',
        text: 'Öppna förvaltningsområdet och gå igenom avdelningar, tidigare åtgärder och bilder, så vet du vad som har hänt sedan planen gjordes. Spara ett kartpaket så att kartan följer med ut i skogen.',
      },
      {
        title: 'Se beståndet uppifrån',
        text: 'En kort flygning på plats visar gränser, luckor och skador. Volym och kvalitet bedömer du fortfarande till fots.',
      },
      {
        title: 'Samma karta på bordet',
        text: 'Köparen och skogsägaren har samma bild framför sig. Önskemål och värden noteras som observationer på rätt plats i kartan.',
      },
      {
        title: 'Från förslag till beslut',
        text: 'En föreslagen åtgärd blir beslutad när skogsägaren säger ja. Skriv upp vem som beslutade och när.',
      },
      {
        title: 'Lämna över utan att något faller bort',
        text: 'Gränser, hänsyn, vägar och avlägg följer med åtgärdsobjektet till planerare och maskinlag.',
      },
    ],
    quotes: [
      {
        text: 'Här berättar en virkesköpare med en eller två meningar hur besöken förbereds i dag.',
        name: 'Virkesköpare',
        company: 'skogsföretag',
        sample: true,
      },
      {
        text: 'Här berättar en skogsägare hur det var att titta på samma karta som köparen.',
        name: 'Skogsägare',
        company: 'släktgård',
        sample: true,
      },
    ],
  },
  management: {
    topic: 'Skogsförvaltning',
    title: 'En plan som håller jämna steg med skogen',
    lead: 'Från avdelningar som stämmer med verkligheten till åtgärder som avslutas när de är klara, i samma karta för fält och kontor.',
    states: { title: 'Så ritas en åtgärd i kartan', proposed: 'Föreslagen', decided: 'Beslutad', completed: 'Utförd' },
    sections: [
      {
        title: 'Avdelningar som stämmer med verkligheten',
        text: 'Justera gränserna efter ett färskt ortofoto. Dela, slå ihop och beskriv avdelningarna.',
      },
      {
        title: 'Föreslå, besluta, utför',
        text: 'Varje åtgärd är föreslagen, beslutad eller utförd. Då behöver ingen gissa vad som är en idé och vad som är beställt.',
      },
      {
        title: 'Planera året och håll budgeten',
        text: 'Lägg beslutade åtgärder i en åtgärdsplan. Jämför areal, volym och pengar med budgeten.',
      },
      {
        title: 'Fält och kontor i takt',
        text: 'Observationer, spårloggar och uppgifter samlas i samma karta, även efter en dag utan täckning.',
      },
      {
        title: 'Avsluta det som är klart',
        text: 'Rapportera utfall och datum. Då stämmer avdelningens beskrivning även nästa år.',
      },
    ],
    planning: {
      title: 'Planera med drönare',
      text: 'Flyg över det du ska besluta om. Använd bilden för att rita gränser, hitta luckor och prioritera. Kontrollera sedan i fält.',
    },
    quotes: [
      {
        text: 'Här berättar en planerare hur planen hålls aktuell mellan fältsäsongerna.',
        name: 'Skogsplanerare',
        company: 'skogsägarförening',
        sample: true,
      },
      {
        text: 'Här berättar en skogsförvaltare vad årets åtgärdsplan gjorde lättare att se.',
        name: 'Skogsförvaltare',
        company: 'skogsföretag',
        sample: true,
      },
    ],
  },
  damage: {
    topic: 'Skadeinventering',
    title: 'Från ”något har hänt” till ”det här gör vi”',
    lead: 'Efter en storm, en torr sommar eller en brand är frågorna desamma: var, hur mycket och i vilken ordning?',
    sections: [
      {
        title: 'Överblick först',
        text: 'Flyg från en säker plats och se omfattningen innan någon går in i den skadade skogen.',
      },
      {
        title: 'Markera punkter och ytor',
        text: 'Punktobservationer för enstaka träd, ytobservationer för grupper. Alla i teamet använder samma observationstyper.',
      },
      {
        title: 'Det viktigaste först',
        text: 'Vad är färskt? Var kan granbarkborren föröka sig? Vad spärrar en väg? Vad har ett värde?',
      },
      {
        title: 'En karta som fungerar utan täckning',
        text: 'Maskinlaget får uppgifter och åtgärdsobjekt i ett kartpaket.',
      },
      {
        title: 'Dokumentera före och efter',
        text: 'Daterade ortofoton och rapporter för egen uppföljning och vid behov för andra.',
      },
    ],
    barkBeetle: {
      title: 'Granbarkborre',
      text: 'När kronan är röd har de flesta granbarkborrarna oftast lämnat trädet. Bilden visar var du ska börja leta bland de gröna granarna intill.',
    },
    windthrow: {
      title: 'Stormfällning',
      text: 'Få överblick över hela fastigheten utan att lämna vägen. Avgör var det lönar sig att gå in och var det är för farligt.',
    },
    fire: {
      title: 'Skogsbrand och naturvårdsbränning',
      text: 'Rita in var det faktiskt brann, leta upp det som klarade sig och planera fortsättningen.',
    },
    quotes: [
      {
        text: 'Här berättar en produktionsledare hur de första dagarna efter en storm såg ut.',
        name: 'Produktionsledare',
        company: 'skogsföretag',
        sample: true,
      },
      {
        text: 'Här berättar en utförare hur sökandet efter granbarkborre gick till under en säsong.',
        name: 'Utförare',
        company: 'skogsentreprenör',
        sample: true,
      },
    ],
  },
  owners: {
    topic: 'Skogsägarrelationer',
    title: 'Visa skogsägaren det du ser',
    lead: 'En bild av den egna skogen säger mer än en tabell, var skogsägaren än bor.',
    levels: {
      title: 'Tre nivåer för skogsägare',
      basic: { title: 'Basapp', text: 'För alla som äger skog.' },
      web: { title: 'Webb', text: 'För den som vill ha överblick.' },
      pro: { title: 'Pro-app', text: 'För utvalda, engagerade skogsägare.' },
    },
    sections: [
      {
        title: 'Nära, också på håll',
        text: 'Ungefär hälften av Sveriges produktiva skogsmark ägs av omkring 310\u202f000 enskilda skogsägare. Ungefär en fjärdedel av deras brukningsenheter har en ägare som bor i en annan kommun.',
      },
      {
        title: 'Bilder i stället för långa texter',
        text: 'Före och efter, med datum. Förslagen syns på sin plats i kartan.',
      },
      {
        title: 'Överenskommelser som går att hitta igen',
        text: 'Det som har föreslagits, beslutats och utförts finns samlat på avdelningen.',
      },
      {
        title: 'Alla på samma karta',
        text: 'Planerare, utförare och chefer arbetar med samma underlag och ser den information de behöver.',
      },
    ],
    quotes: [
      {
        text: 'Här berättar en skogsägare som bor långt från sin skog hur det är att följa den på en karta.',
        name: 'Skogsägare',
        company: 'släktgård',
        sample: true,
      },
      {
        text: 'Här berättar en planerare hur bilder före och efter används i samtal med skogsägare.',
        name: 'Skogsplanerare',
        company: 'skogsägarförening',
        sample: true,
      },
    ],
  },
  wildlife: {
    topic: 'Vilt',
    title: 'Skog och vilt i balans',
    text: 'Betesskador mäts i ungskogen. Med drönarbilder hittar du de bestånd som är värda ett besök. En bild är också en bra start på samtalet mellan skogsägare och jägare.',
  },
  film: {
    title: 'Se hur det fungerar i skogen',
    text: 'Från skogsbilvägen till ett ortofoto med markeringar.',
    note: 'Filmen visas med en extern spelare som kan lagra data på din enhet. Ingenting laddas därifrån förrän du trycker på spela.',
    play: 'Se filmen',
  },
  rules: 'Regler ändras. Kontrollera vad som gäller hos Transportstyrelsen innan du flyger.',
  closing: {
    title: 'Prova i din egen skog',
    text: 'Starta en testperiod med ditt eget område, eller låt oss visa i en demo. En e-postadress är allt som behövs.',
  },
}
