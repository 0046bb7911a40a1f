import { site } from '../site.ts'
import type { HomeMessages } from './home.en.ts'

/** Startsidan på svenska, i samma form som home.en.ts. */
export const homeSv: HomeMessages = {
  hero: {
    title: 'Hela skogen på en och samma karta',
    subtitle:
      'Planera, registrera och följ upp skogliga åtgärder i fält och vid skrivbordet, med färska drönarbilder när du behöver dem.',
    ios: { label: 'Ladda ned för iOS', note: 'iPhone och iPad' },
    android: {
      label: 'Ladda ned pilotappen för Android',
      note: (version, build) => `Version ${version} (${build})`,
    },
    androidNote: 'Android-appen laddas ned direkt: tillåt installation från källan.',
    map: 'Karta över ett exempelområde med sex avdelningar',
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
    hectares: 'Som en kvadrat ungefär 70\u00a0km i fyrkant.',
    orthophotos: 'För överblick och beslut i skogen.',
    captureSpeed: 'En hektar är 100 gånger 100\u00a0meter.',
    finishTime: 'En kvart på klockan.',
  },
  squares: {
    alt: '',
    byDrone: 'med drönare',
    onFoot: 'till fots',
  },
  calculator: {
    title: 'Hur lång tid tar flygningen?',
    lead: (claim) => `Flygtid efter areal, räknad på ${claim}.`,
    area: 'Areal i hektar',
    slider: 'Areal i hektar, reglage',
    hectares: (area) => `${area} hektar`,
    minutes: 'Flygminuter per batteri',
    minutesHint: 'Räkna bort reserven du landar med.',
    areaWrong: (least, most) => `Skriv en areal från ${least} till ${most} hektar, till exempel 120.`,
    minutesWrong: (least, most) => `Skriv en tid från ${least} till ${most} minuter, till exempel 25.`,
    flightTime: 'Flygtid',
    batteries: 'Batterier',
    onFoot: '',
    about: '',
    notIncluded:
      'Bara själva flygningen. Resa, förberedelser, landning för batteribyte, väntan på väder och färdigställande av bilderna är inte inräknade.',
    scale: 'Varje ruta i rutnätet är 100\u00a0ha.',
    copy: 'Kopiera en länk till arealen',
    examples: (minutes) => `Exempel med ${minutes} minuter per batteri`,
    areaHead: 'Areal',
    span: (from, to) => (from === to ? from : `${from} till ${to}`),
    hours: (hours) => `${hours}\u00a0h`,
    minutesOf: (minutes) => `${minutes}\u00a0min`,
    seconds: (seconds) => `${seconds}\u00a0s`,
    spoken: (area, time, batteries) => `${area} hektar: flygtid ${time}, batterier ${batteries}.`,
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
    title: 'Ett bättre besök hos skogsägaren',
    lead: 'Kom dit med koll på vad som har hänt, titta på samma karta och lämna över utan att tappa något.',
    sections: [
      {
        title: 'Förbered innan du åker',
        text: 'Öppna förvaltningsområdet och gå igenom avdelningar, tidigare åtgärder och bilder. Spara ett kartpaket. När du kommer fram vet du vad som har hänt sedan planen gjordes.',
      },
      {
        title: 'Se beståndet uppifrån',
        text: 'En kort flygning på plats visar gränser, luckor och skador. Volym och kvalitet bedöms fortfarande på marken.',
      },
      {
        title: 'Samtala kring samma karta',
        text: 'Köpare och ägare tittar på samma bild. Önskemål och värden skrivs in som observationer där de hör hemma.',
      },
      {
        title: 'Från förslag till beslut',
        text: 'En föreslagen åtgärd blir beslutad när skogsägaren säger ja. Skriv upp vem som beslutade och när.',
      },
      {
        title: 'Lämna över utan att tappa något',
        text: 'Gräns, hänsyn, vägar och avlägg följer åtgärdsobjektet till planeraren och maskinlaget.',
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
    title: 'En plan som hänger med skogen',
    lead: 'Från avdelningar som stämmer med verkligheten till åtgärder som stängs när de är klara, i samma karta för fält och kontor.',
    states: { title: 'Så ritas en åtgärd i kartan', proposed: 'Föreslagen', decided: 'Beslutad', completed: 'Utförd' },
    sections: [
      {
        title: 'Avdelningar som stämmer med verkligheten',
        text: 'Justera gränser på ett färskt ortofoto. Dela, slå ihop och beskriv.',
      },
      {
        title: 'Föreslå, besluta, utföra',
        text: 'Varje åtgärd har ett av tre lägen, så ingen behöver gissa vad som är en idé och vad som är beställt.',
      },
      {
        title: 'Planera året och håll budgeten',
        text: 'Lägg beslutade åtgärder i en åtgärdsplan. Jämför areal, volym och pengar med budgeten.',
      },
      {
        title: 'Fält och kontor i takt',
        text: 'Observationer, spårloggar och uppgifter möts i samma karta, även efter en dag utan täckning.',
      },
      {
        title: 'Stäng det som är klart',
        text: 'Rapportera utfall och datum, så hålls beskrivningen av avdelningen aktuell.',
      },
    ],
    planning: {
      title: 'Planera med drönare',
      text: 'Flyg över det du ska fatta beslut om. Använd bilden för att rita gränser, hitta luckor och prioritera. Kontrollera sedan på marken.',
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
    title: 'Från ”något har hänt” till en lista över vad som ska göras',
    lead: 'Efter en storm, en torr sommar eller en brand är frågorna desamma: var, hur mycket och vad först?',
    sections: [
      {
        title: 'Överblick först',
        text: 'Flyg från en säker plats och se omfattningen innan någon tar sig in i skadad skog.',
      },
      {
        title: 'Markera punkter och ytor',
        text: 'Punktobservationer för enstaka träd, ytobservationer för grupper. Samma typer för alla i teamet.',
      },
      {
        title: 'Rätt sak först',
        text: 'Vad som är färskt, vad som ger yngelmaterial, vad som blockerar en väg, vad som har värde.',
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
      text: 'När kronan är röd har de flesta granbarkborrarna oftast lämnat trädet. Använd bilden för att veta var du ska leta bland de gröna granarna intill.',
    },
    windthrow: {
      title: 'Stormfällning',
      text: 'Se hela fastigheten från vägen. Avgör var det är värt att gå in och var det inte är säkert.',
    },
    fire: {
      title: 'Skogsbrand och naturvårdsbränning',
      text: 'Rita den verkliga gränsen, hitta det som överlevde och planera nästa steg.',
    },
    quotes: [
      {
        text: 'Här berättar en produktionsledare hur de första dagarna efter en storm såg ut.',
        name: 'Produktionsledare',
        company: 'skogsföretag',
        sample: true,
      },
      {
        text: 'Här berättar en utförare hur en säsong med granbarkborre genomsöktes och följdes upp.',
        name: 'Utförare',
        company: 'skogsentreprenör',
        sample: true,
      },
    ],
  },
  owners: {
    topic: 'Skogsägarrelationer',
    title: 'Visa skogsägaren det du ser',
    lead: 'En bild av den egna skogen säger skogsägaren mer än en tabell, var de än bor.',
    levels: {
      title: 'Tre nivåer för skogsägare',
      basic: { title: 'Basapp', text: 'För alla som äger skog.' },
      web: { title: 'Webb', text: 'För den som vill ha överblick.' },
      pro: { title: 'Pro-app', text: 'För utvalda, engagerade skogsägare.' },
    },
    sections: [
      {
        title: 'Nära även på avstånd',
        text: 'Ungefär hälften av Sveriges produktiva skogsmark ägs av omkring 310\u202f000 enskilda skogsägare. För ungefär en fjärdedel av deras brukningsenheter bor ägaren i en annan kommun.',
      },
      {
        title: 'Bilder i stället för långa texter',
        text: 'Före och efter, med datum. Förslagen visas där de hör hemma.',
      },
      {
        title: 'Överenskommelser som går att hitta igen',
        text: 'Det som föreslagits, beslutats och utförts finns kvar per avdelning.',
      },
      {
        title: 'Alla i samma bild',
        text: 'Planerare, utförare och chefer utgår från samma karta, med den information de behöver.',
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
    text: 'Betesskador mäts i ungskogen. Drönarbilder hjälper dig att hitta bestånden att besöka, och en bild är en bra början på ett samtal mellan skogsägare och jägare.',
  },
  film: {
    title: 'Se hur det fungerar i skogen',
    text: 'Från skogsbilvägen till ett ortofoto med markeringar.',
    note: 'Filmen visas med en extern spelare som kan lagra data på din enhet. Ingenting laddas därifrån förrän du trycker på spela.',
    play: 'Se filmen',
  },
  closing: {
    title: 'Testa över din egen skog',
    text: 'Starta en testperiod med ditt eget område, eller låt oss visa dig i en demo. Båda börjar med en e-postadress, inget mer.',
  },
}
