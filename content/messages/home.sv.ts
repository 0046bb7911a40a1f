import { site } from '../site.ts'
import type { HomeMessages } from './home.en.ts'

/** Startsidan på svenska, i samma form som home.en.ts. */
export const homeSv: HomeMessages = {
  hero: {
    title: 'Hela skogen på en och samma karta',
    subtitle:
      'För skogsbolag, skogsägarföreningar och entreprenörer: planera, registrera och följ upp arbetet, i fält och vid skrivbordet, med färska drönarbilder när du behöver dem. Skogsägaren kan följa med.',
    downloads: 'Nedladdningar',
    ios: { label: 'Ladda ned för iOS', note: 'iPhone och iPad' },
    android: {
      label: 'Ladda ned för Android',
      note: (version, build) => `Pilotapp ${version} (${build})`,
    },
    map: 'Karta över ett exempelområde med sex avdelningar',
    caption: (area) => `Exempelområde, ${area}\u00a0ha i sex avdelningar`,
    compartment: (number, stand, area) => `Avdelning ${number}: ${stand}, ${area} hektar`,
    hectares: (area) => `${area}\u00a0ha`,
  },
  customers: {
    title: `Organisationer som använder ${site.product}`,
    sample: 'Exempelnamn, här och i citaten längre ned',
  },
  how: {
    title: 'Så går det till, i ett och samma skogsparti',
    lead: 'Här har en storm dragit fram. Följ samma 200\u00a0meter skog genom fyra steg, från första flygningen till filerna som du lämnar över.',
    fly: {
      title: 'Flyg',
      before: 'Rita området lite större än du behöver och välj en förinställning. Drönaren',
      link: 'flyger stråk efter stråk',
      after: 'och tar bilder som överlappar varandra.',
      alt: 'En drönare mitt i sina stråk: den stormfällda skogen är klar där drönaren har flugit och mörk där den ännu inte varit.',
    },
    picture: {
      title: 'Bild',
      text: 'Bilderna sätts ihop till ett Rapid Orthophoto, skalriktigt och med datum, i din egen karta.',
      alt: 'Ortofotot, med några rotvältor förstorade i en cirkel.',
    },
    mark: {
      title: 'Markera',
      text: 'Punkter för enstaka träd, ytor för grupper, linjer för vägar. En markering är en misstanke tills någon har kontrollerat den på plats.',
      link: 'Vem markerar vad?',
      alt: 'Ortofotot med varje liggande stam, den stormfällda ytan och den spärrade vägen markerade.',
      area: 'Yta 1',
      found: (area, stems) => `${area}\u00a0ha, ${stems} stammar`,
    },
    handOver: {
      title: 'Lämna över',
      text: 'Som karta till maskinlaget, tabell till kontoret och rapport till skogsägaren. Beslutet följer med uppdraget.',
      alt: 'Samma markeringar som karta, utan bilden.',
      stems: (count) => `${count} liggande stammar`,
      windthrown: (area) => `${area}\u00a0ha stormfällt`,
      blocked: (metres) => `${metres}\u00a0m väg spärrad`,
      open: (metres) => `${metres}\u00a0m väg farbar`,
      blockedHere: 'Vägen spärrad',
    },
    files: {
      title: 'Öppna exempelfilerna',
      text: 'Innehållet i bild 3 och 4, datorgenererat. Koordinaterna och datumet är påhittade: på en Sverigekarta hamnar markeringarna på öppet vatten i Vättern.',
      gpkg: (stems, areas) => `${stems} stammar, ${areas} ytor, vägen`,
      geojson: 'Samma markeringar med longitud och latitud',
      csv: 'Samma markeringar, en per rad',
      picture: 'Bild',
      jpg: 'Ortofotot med varje stam',
      pdf: 'En A4-sida i prioritetsordning',
    },
  },
  figures: {
    title: 'I siffror',
    hectares: 'Som en kvadrat med ungefär sju mils sida (70\u00a0km).',
    orthophotos: 'Framtagna snabbt efter drönaruppdrag, för överblick och beslut.',
    captureSpeed: 'Räkna på din egen areal',
    finishTime: 'Vad är klart då, och för hur stor areal?',
  },
  squares: {
    alt: 'Två kvadrater i skala: med drönare och till fots på samma tid',
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
    roles: { carousel: 'citatkarusell', slide: 'citat' },
    previous: 'Föregående citat',
    next: 'Nästa citat',
    position: (number, count) => `${number} / ${count}`,
  },
  damage: {
    topic: 'Skadeinventering',
    title: 'Från ”något har hänt” till ”det här gör vi”',
    lead: 'Efter en storm, en torr sommar eller en brand vill alla veta samma sak: var, hur mycket och vad tar vi först?',
    sections: [
      {
        title: 'Överblick först',
        text: 'Flyg från en säker plats, så ser du omfattningen innan någon går in i den skadade skogen.',
      },
      {
        title: 'Markera punkter och ytor',
        text: 'Punktobservationer för enstaka träd, ytobservationer för grupper. Alla i teamet använder samma observationstyper.',
      },
      {
        title: 'Det viktigaste först',
        text: 'Vad är färskt? Var kan granbarkborren föröka sig? Vad spärrar en väg? Vad har virkesvärde?',
      },
      {
        title: 'Karta utan täckning',
        text: 'Spara ett kartpaket innan du åker. Karta och bilder går att öppna i skogen. Öppna appen när du har täckning och skicka det du har registrerat.',
      },
      {
        title: 'Dokumentera före och efter',
        text: 'Ortofoton och rapporter med datum, för egen uppföljning och vid behov för försäkringsbolaget.',
      },
    ],
    barkBeetle: {
      title: 'Granbarkborre',
      text: 'När kronan är röd har de flesta granbarkborrarna oftast lämnat trädet. Bilden visar var du ska börja leta bland de gröna granarna intill.',
    },
    windthrow: {
      title: 'Stormfällning',
      text: 'Få överblick utan att lämna vägen. Se var det lönar sig att gå in och var det är farligt.',
    },
    fire: {
      title: 'Skogsbrand och naturvårdsbränning',
      text: 'Rita in var det faktiskt brann och vad som klarade sig, och planera fortsättningen.',
    },
  },
  management: {
    topic: 'Skogsförvaltning',
    title: 'En plan i takt med skogen',
    lead: 'Avdelningarna stämmer med skogen, åtgärderna rapporteras när de är gjorda, och fält och kontor har samma karta.',
    map: 'Ortofoto med avdelningarnas gränser och tre åtgärder: en föreslagen röjning, en beslutad gallring och en utförd slutavverkning.',
    states: {
      proposed: { title: 'Föreslagen', text: (area) => `Röjning, ${area}\u00a0ha` },
      decided: { title: 'Beslutad', text: (area) => `Gallring, ${area}\u00a0ha` },
      completed: { title: 'Utförd', text: (area) => `Slutavverkning, ${area}\u00a0ha` },
    },
    sections: [
      {
        title: 'Rita om gränsen när skogen ändras',
        text: 'Justera gränserna efter ett färskt ortofoto. Dela, slå ihop och beskriv avdelningarna.',
      },
      {
        title: 'Föreslå, besluta, utför',
        text: 'Varje åtgärd är föreslagen, beslutad eller utförd. Ingen behöver gissa vad som är en idé och vad som är bestämt.',
      },
      {
        title: 'Planera året och håll budgeten',
        text: 'Lägg beslutade åtgärder i en åtgärdsplan. Jämför areal, volym och pengar med budgeten.',
      },
      {
        title: 'Samma karta i fält och på kontoret',
        text: 'Observationer, spårloggar och uppgifter samlas på ett ställe, även efter en dag utan täckning.',
      },
      {
        title: 'Rapportera utförda åtgärder',
        text: 'Rapportera utfall och datum. Då stämmer avdelningens beskrivning även nästa år.',
      },
    ],
    planning: {
      title: 'Planera med drönare',
      text: 'Flyg där du är osäker. Använd bilden för att rita gränser, hitta luckor och prioritera. Kontrollera sedan i fält.',
    },
  },
  timber: {
    topic: 'Virkesköp',
    title: 'Kom förberedd till skogsägaren',
    lead: 'Läs på före besöket, titta på samma karta och lämna över utan att något faller mellan stolarna.',
    sections: [
      {
        when: 'Kvällen innan',
        title: 'Läs på innan du åker',
        text: 'Gå igenom avdelningar, åtgärder och bilder: vad har hänt sedan planen gjordes? Spara ett kartpaket, så har du kartan med dig i skogen.',
      },
      {
        when: 'På plats',
        title: 'Se beståndet uppifrån',
        text: 'En kort flygning på plats visar beståndsgränser, luckor och skador. Volym och kvalitet bedömer du fortfarande till fots.',
      },
      {
        when: 'Vid bordet',
        title: 'Samma karta på bordet',
        text: 'Notera önskemål och naturvärden där de hör hemma i kartan.',
      },
      {
        when: 'När ägaren säger ja',
        title: 'Från förslag till beslut',
        text: 'En föreslagen åtgärd blir beslutad när skogsägaren säger ja. Skriv upp vem som beslutade och när.',
      },
      {
        when: 'Dagen efter',
        title: 'Lämna över överenskommelsen',
        text: 'Gränser, hänsyn, vägar och avlägg följer med till planerare och maskinlag.',
      },
    ],
  },
  owners: {
    topic: 'Skogsägarrelationer',
    title: 'Visa skogsägaren det du ser',
    lead: 'En bild av den egna skogen är en bra början på samtalet, var skogsägaren än bor.',
    levels: {
      title: 'Tre nivåer för skogsägare',
      basic: { title: 'Basapp', text: 'Den egna skogen i telefonen.' },
      web: { title: 'Webb', text: 'Överblicken på en stor skärm.' },
      pro: { title: 'Pro-app', text: 'För utvalda, engagerade skogsägare.' },
    },
    sections: [
      {
        title: 'Nära skogen fast du bor långt bort',
        text: 'Ungefär hälften av Sveriges produktiva skogsmark ägs av omkring 310\u202f000 enskilda skogsägare (2023). Ungefär en fjärdedel av brukningsenheterna ägs av utbor, som bor i en annan kommun (2017).',
        sources: [
          {
            words: 'enskilda skogsägare',
            address: 'https://www.skogsstyrelsen.se/nyhetslista/genomsnittsinnehavet-var-34-hektar-2023/',
          },
          {
            words: 'utbor',
            address: 'https://www.skogsstyrelsen.se/nyhetslista/strukturstatsitik-om-skogsagande/',
          },
        ],
      },
      {
        title: 'Bilder i stället för långa texter',
        text: 'Visa före och efter, med datum, och varje förslag på sin plats.',
      },
      {
        title: 'Överenskommelser som går att hitta igen',
        text: 'På avdelningen står vad ni bestämde, vem som beslutade och när.',
      },
      {
        title: 'Alla på samma karta',
        text: 'Planerare, entreprenörer och produktionsledare arbetar med samma underlag.',
      },
    ],
  },
  wildlife: {
    topic: 'Vilt',
    title: 'Skog och vilt i balans',
    text: 'Betesskador mäts i ungskogen. Med drönarbilder hittar du de bestånd som är värda ett besök, och skogsägare och jägare kan prata om samma skog.',
    thermal: {
      title: 'Värmekamera, samma glänta',
      text: 'En metod bland flera. En varm fläck behöver inte vara ett djur.',
    },
  },
  ask: {
    title: 'Innan du bestämmer dig',
    text: 'Pris, testperiod, drönare och behörigheter: svaren finns på ett ställe.',
    all: 'Alla frågor och svar',
    systems: {
      title: 'Era system',
      text: 'Ersätter det vårt plansystem, eller har vi båda? Vilka filer går att läsa in?',
      link: 'System och filer',
    },
    data: {
      title: 'Era data',
      text: 'Var ligger data och bilder, vem får använda dem och hur får vi ut dem?',
      link: 'Data och säkerhet',
    },
    start: {
      title: 'Börja i liten skala',
      text: 'Ett distrikt, ett team, en säsong: så kommer en hel organisation i gång.',
      link: 'Så börjar ni',
    },
  },
  film: {
    title: 'Se hur det fungerar i skogen',
    text: 'Från första flygningen till utförd åtgärd.',
    noCoverage: 'Filmen är inte sparad. Den kräver täckning.',
    failed: 'Filmen gick inte att hämta. Försök igen när det finns täckning.',
    outsideNote:
      'Filmen visas med en extern spelare som kan lagra data i din webbläsare. Ingenting laddas därifrån förrän du trycker på ”Se filmen”.',
    play: 'Se filmen',
    length: (seconds, size) => `${seconds} sekunder, ${size}\u00a0MB`,
    silent: 'Utan ljud, med textning',
    captions: 'Textning',
    inWords: 'Filmen i ord',
  },
  closing: {
    title: 'Prova i din egen skog',
    text: 'Starta en testperiod i ditt eget område eller boka en demo. Lämna din e-\u2060postadress, så hör vi av oss.',
  },
}
