import { site } from '../site.ts'
import type { HomeMessages } from './home.en.ts'

/** Startsidan på svenska, i samma form som home.en.ts. */
export const homeSv: HomeMessages = {
  hero: {
    title: 'Hela skogen på en och samma karta',
    subtitle:
      'Planera, dokumentera och följ upp skogsarbetet, i fält och vid skrivbordet, med färska drönarbilder när du behöver dem.',
    ios: { label: 'Ladda ned appen', note: 'för iPhone och iPad' },
    android: {
      label: 'Ladda ned pilotappen för Android',
      note: (version, build) => `Version ${version} (${build})`,
    },
    account: {
      link: 'Skaffa ett konto',
      rest: 'först, till exempel med en testperiod. Du loggar in i appen med kontot.',
    },
    androidNote: 'Telefonen frågar om du tillåter appar från den här webbplatsen: svara ja.',
    map: 'Karta över ett exempelområde med sex avdelningar',
    compartment: (number, stand, area) => `Avdelning ${number}: ${stand}, ${area} hektar`,
    hectares: (area) => `${area}\u00a0ha`,
  },
  customers: {
    title: `Organisationer som använder ${site.product}`,
    sample: 'Exempel',
  },
  figures: {
    title: 'I siffror',
    hectares: 'Som en kvadrat med ungefär sju mils sida (70\u00a0km).',
    orthophotos: 'Ortofoton som tas fram snabbt efter ett drönaruppdrag, för överblick och beslut.',
    captureSpeed: 'En hektar är en kvadrat med 100\u00a0meters sida.',
    finishTime: 'Det visar vi i en demo.',
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
    roles: { carousel: 'citatkarusell', slide: 'citat' },
    previous: 'Föregående citat',
    next: 'Nästa citat',
    position: (number, count) => `${number} / ${count}`,
    by: (name, company) => `${name}, ${company}`,
  },
  timber: {
    topic: 'Virkesköp',
    title: 'Kom förberedd till skogsägaren',
    lead: 'Läs på före besöket, titta på samma karta och lämna över utan att något faller mellan stolarna.',
    sections: [
      {
        title: 'Läs på innan du åker',
        text: 'Öppna förvaltningsområdet och gå igenom avdelningar, tidigare åtgärder och bilder, så vet du vad som har hänt sedan planen gjordes. Spara ett kartpaket så att kartan följer med ut i skogen.',
      },
      {
        title: 'Se beståndet uppifrån',
        text: 'En kort flygning på plats visar beståndsgränser, luckor och skador. Volym och kvalitet bedömer du fortfarande till fots.',
      },
      {
        title: 'Samma karta på bordet',
        text: 'Köparen och skogsägaren har samma bild framför sig. Önskemål och naturvärden noteras som observationer på rätt plats i kartan.',
      },
      {
        title: 'Från förslag till beslut',
        text: 'En föreslagen åtgärd blir beslutad när skogsägaren säger ja. Skriv upp vem som beslutade och när.',
      },
      {
        title: 'Lämna över det ni kom överens om',
        text: 'Gränser, hänsyn, vägar och avlägg följer med åtgärdsobjektet till planerare och maskinlag.',
      },
    ],
    quotes: [
      {
        text: 'Jag går igenom kartan kvällen innan, så jag vet vilka hörn som har förändrats. Vid köksbordet kan vi prata om skogen i stället för om planen.',
        name: 'Anna, virkesköpare',
        company: 'Exempelskog',
        sample: true,
      },
      {
        text: 'Vi hade samma bild framför oss och jag kunde peka på granarna jag ville ha kvar. Efteråt såg jag på kartan vad jag hade sagt ja till.',
        name: 'Lars, skogsägare',
        company: 'Exempelgården',
        sample: true,
      },
    ],
  },
  management: {
    topic: 'Skogsförvaltning',
    title: 'En plan som håller jämna steg med skogen',
    lead: 'Avdelningar som stämmer med skogen och åtgärder som rapporteras när de är utförda, i samma karta för fält och kontor.',
    states: { title: 'Så ritas en åtgärd i kartan', proposed: 'Föreslagen', decided: 'Beslutad', completed: 'Utförd' },
    sections: [
      {
        title: 'Rita om gränsen när skogen ändras',
        text: 'Justera gränserna efter ett färskt ortofoto. Dela, slå ihop och beskriv avdelningarna.',
      },
      {
        title: 'Föreslå, besluta, utför',
        text: 'Varje åtgärd är föreslagen, beslutad eller utförd. Då behöver ingen gissa vad som är en idé och vad som är beslutat.',
      },
      {
        title: 'Planera året och håll budgeten',
        text: 'Lägg beslutade åtgärder i en åtgärdsplan. Jämför areal, volym och pengar med budgeten.',
      },
      {
        title: 'Samma bild i fält och på kontoret',
        text: 'Observationer, spårloggar och uppgifter samlas i samma karta, även efter en dag utan täckning.',
      },
      {
        title: 'Rapportera det som är klart',
        text: 'Rapportera utfall och datum. Då stämmer avdelningens beskrivning även nästa år.',
      },
    ],
    planning: {
      title: 'Planera med drönare',
      text: 'Flyg där du behöver ett svar. Använd bilden för att rita gränser, hitta luckor och prioritera. Kontrollera sedan i fält.',
    },
    quotes: [
      {
        text: 'Jag rättar gränsen när maskinerna har lämnat trakten, inte om tio år. Nästa som öppnar avdelningen ser det jag såg.',
        name: 'Maria, skogsplanerare',
        company: 'Exempelbygdens skogsägare',
        sample: true,
      },
      {
        text: 'I våras hade jag trettio förslag och ingen prioritering. Nu ser jag vad som är beslutat och vad som väntar på svar.',
        name: 'Johan, skogsförvaltare',
        company: 'Exempelskog',
        sample: true,
      },
    ],
  },
  damage: {
    topic: 'Skadeinventering',
    title: 'Från ”något har hänt” till ”det här gör vi”',
    lead: 'Efter en storm, en torr sommar eller en brand vill alla veta samma sak: var, hur mycket och vad tar vi först?',
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
        text: 'Vad är färskt? Var kan granbarkborren föröka sig? Vad spärrar en väg? Vad har virkesvärde?',
      },
      {
        title: 'En karta som fungerar utan täckning',
        text: 'Spara ett kartpaket innan du åker. Då öppnas karta och bilder ute i skogen, och det du registrerar skickas när du är tillbaka.',
      },
      {
        title: 'Dokumentera före och efter',
        text: 'Ortofoton med datum och rapporter, för egen uppföljning och för försäkringsbolaget när det behövs.',
      },
    ],
    barkBeetle: {
      title: 'Granbarkborre',
      text: 'När kronan är röd har de flesta granbarkborrarna oftast lämnat trädet. Bilden visar var du ska börja leta bland de gröna granarna intill.',
    },
    windthrow: {
      title: 'Stormfällning',
      text: 'Få överblick utan att lämna vägen. Avgör var det lönar sig att gå in och var det är för farligt.',
    },
    fire: {
      title: 'Skogsbrand och naturvårdsbränning',
      text: 'Rita in var det faktiskt brann, leta upp det som klarade sig och planera fortsättningen.',
    },
    quotes: [
      {
        text: 'Första dagen flög vi från vägen och skickade inte in någon. På kvällen visste vi vilka vägar som måste öppnas först.',
        name: 'Karin, produktionsledare',
        company: 'Exempelskog',
        sample: true,
      },
      {
        text: 'Vi började vid de röda kronorna och letade borrmjöl på de gröna granarna intill. Varje träd vi hade kontrollerat låg på kartan, så ingen gick samma kant två gånger.',
        name: 'Erik, maskinförare',
        company: 'Exempelentreprenad',
        sample: true,
      },
    ],
  },
  owners: {
    topic: 'Skogsägarrelationer',
    title: 'Visa skogsägaren det du ser',
    lead: 'En bild av den egna skogen är en bra början på samtalet, var skogsägaren än bor.',
    levels: {
      title: 'Tre nivåer för skogsägare',
      basic: { title: 'Basapp', text: 'För alla som äger skog.' },
      web: { title: 'Webb', text: 'För den som vill ha överblick.' },
      pro: { title: 'Pro-app', text: 'För skogsägare som sköter mycket själva.' },
    },
    sections: [
      {
        title: 'Nära skogen fast du bor långt bort',
        text: 'Ungefär hälften av Sveriges produktiva skogsmark ägs av omkring 310\u202f000 enskilda skogsägare (Skogsstyrelsen, 2023). Ungefär en fjärdedel av deras brukningsenheter ägs av någon som bor i en annan kommun (2017).',
      },
      {
        title: 'Bilder i stället för långa texter',
        text: 'Visa före och efter, med datum. Varje förslag syns på rätt ställe i kartan.',
      },
      {
        title: 'Överenskommelser som går att hitta igen',
        text: 'Det som har föreslagits, beslutats och utförts finns samlat på avdelningen.',
      },
      {
        title: 'Alla på samma karta',
        text: 'Planerare, entreprenörer och produktionsledare arbetar med samma underlag.',
      },
    ],
    quotes: [
      {
        text: 'Jag bor fyra timmar bort och kommer till skogen två gånger om året. Nu vet jag hur gallringen blev innan jag sätter mig i bilen.',
        name: 'Eva, skogsägare',
        company: 'Exempelgården',
        sample: true,
      },
      {
        text: 'Jag visar bilden före och bilden efter, och sedan är jag tyst en stund. Det är då de bästa frågorna kommer.',
        name: 'Oskar, skogsplanerare',
        company: 'Exempelbygdens skogsägare',
        sample: true,
      },
    ],
  },
  wildlife: {
    topic: 'Vilt',
    title: 'Skog och vilt i balans',
    text: 'Betesskador mäts i ungskogen. Med drönarbilder hittar du de bestånd som är värda ett besök, och skogsägare och jägare får samma underlag för samtalet.',
  },
  film: {
    title: 'Se hur det fungerar i skogen',
    text: 'Från första flygningen till utförd åtgärd.',
    note: (size, older) =>
      `${size}\u00a0MB, eller ${older}\u00a0MB i en äldre webbläsare, hämtas först när du trycker. Filmen spelas upp av webbplatsen själv och skickar inget till någon annan. Bilderna är datorgenererade illustrationer.`,
    noCoverage: 'Filmen är inte sparad. Den kräver täckning.',
    failed: 'Filmen gick inte att hämta. Försök igen när det finns täckning.',
    outsideNote:
      'Filmen visas med en extern spelare som kan lagra data i din webbläsare. Ingenting laddas därifrån förrän du trycker på ”Se filmen”.',
    play: 'Se filmen',
    length: (seconds) => `${seconds} sekunder`,
    silent: 'Utan ljud, med textning',
    captions: 'Textning',
    inWords: 'Filmen i ord',
  },
  rules: 'Regler ändras. Kontrollera vad som gäller hos Transportstyrelsen innan du flyger.',
  closing: {
    title: 'Prova i din egen skog',
    text: 'Starta en testperiod i ditt eget område eller boka en demo. Lämna din e-\u2060postadress, så hör vi av oss.',
  },
}
