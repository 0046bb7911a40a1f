import type { Language } from '../site/languages.ts'
import { mail } from './mail.ts'

/** A sentence in both languages; `sample` as long as it only says whom to ask. */
type Answer = Readonly<Record<Language, string>> & { sample: boolean }

/**
 * What only the owner of the platform knows. Documents show an answer by its name in braces, as in `{priceModel}`, so
 * that it is written once for all pages. Until the owner puts the real answer here, in Markdown, it offers a mail that
 * is begun already: its subject, and what we need to know; `npm run content` lists those that are left.
 */
export const answers = {
  priceModel: {
    en: `Ask us for a price: ${mail('price', 'Area in hectares:', 'People who will log in:', 'Drones we fly:', 'What is included of apps, orthophotos, storage and support?')}. Tell us your area, how many people will log in and which drones you fly, and ask what is included.`,
    sv: `Be om ett pris: ${mail('pris', 'Areal i hektar:', 'Antal personer som ska logga in:', 'Drönare vi flyger:', 'Vad ingår av appar, ortofoton, lagring och support?')}. Skriv hur många hektar det gäller, hur många som ska logga in och vilka drönare du har, och fråga vad som ingår.`,
    sample: true,
  },
  trialTerms: {
    en: `Ask us before you start how long the trial lasts, what it costs, who puts your map in, whether the trial ends by itself, and what then happens to your records: ${mail('trial', 'How long does the trial last, and what does it cost?', 'Who puts our map in?', 'Does it end by itself, and what happens to what we have recorded?', 'Our area:')}.`,
    sv: `Fråga oss innan du börjar hur länge testperioden varar, vad den kostar, vem som lägger in din karta, om perioden upphör av sig själv och vad som då händer med dina data: ${mail('testperiod', 'Hur länge varar testperioden, och vad kostar den?', 'Vem lägger in vår karta?', 'Upphör den av sig själv, och vad händer med våra data?', 'Vårt område:')}.`,
    sample: true,
  },
  noticePeriod: {
    en: `Ask us how much notice your agreement requires, in which format you take your data and images with you, and when we delete them: ${mail('cancelling', 'Which notice does our agreement require?', 'In which format do we get data and images out?', 'When are they deleted?')}.`,
    sv: `Fråga oss vilken uppsägningstid du har, i vilket format du får ut data och bilder och när vi raderar dem: ${mail('uppsägning', 'Vilken uppsägningstid har vi?', 'I vilket format får vi ut data och bilder?', 'När raderas de?')}.`,
    sample: true,
  },
  supportHours: {
    en: 'Ask when support is staffed, so that you know before a long day in the field.',
    sv: 'Fråga gärna när supporten är bemannad, så att du vet inför en lång fältdag.',
    sample: true,
  },
  otherContact: {
    en: 'Questions from the press, about jobs or about the pictures on this site go to the same address.',
    sv: 'Skriv till samma adress om du är journalist, söker jobb eller undrar över bilderna på webbplatsen.',
    sample: true,
  },
  dataLocation: {
    en: `Ask us in which country and with which supplier your data and images are kept, who may use them, how they are protected and backed up, and how you get them out: ${mail('data', 'In which country and with which supplier are data and images kept?', 'Who owns them, and who may use them?', 'How are they protected and backed up, and how do we get them out?', 'Can we have a data processing agreement?')}.`,
    sv: `Fråga oss i vilket land och hos vilken leverantör data och bilder ligger, vem som får använda dem, hur de skyddas och säkerhetskopieras och hur du får ut dem: ${mail('data', 'I vilket land och hos vilken leverantör ligger data och bilder?', 'Vem äger dem, och vem får använda dem?', 'Hur skyddas och säkerhetskopieras de, och hur får vi ut dem?', 'Kan vi få ett personuppgiftsbiträdesavtal?')}.`,
    sample: true,
  },
  countries: {
    en: `Is your forest in another country? Ask us before you start a trial: ${mail('forest in another country', 'Country:', 'What we want to do:')}.`,
    sv: `Ligger din skog i ett annat land? Fråga oss innan du startar en testperiod: ${mail('skog i ett annat land', 'Land:', 'Vad vi vill göra:')}.`,
    sample: true,
  },
  appLanguages: {
    en: `Ask us which languages the apps have: ${mail('languages of the apps', 'Which languages do the apps have?', 'We need:')}.`,
    sv: `Fråga oss vilka språk apparna har: ${mail('apparnas språk', 'Vilka språk har apparna?', 'Vi behöver:')}.`,
    sample: true,
  },
  lowestVersions: {
    en: `Send us your model and its version, and we will tell you whether the app runs on it: ${mail('phone or tablet', 'Model:', 'Version of Android or iOS:')}.`,
    sv: `Skriv vilken modell och version du har, så svarar vi om appen går att använda på den: ${mail('telefon eller platta', 'Modell:', 'Version av Android eller iOS:')}.`,
    sample: true,
  },
  iphoneFlying: {
    en: `Ask us what the iOS app can do with your drone before you buy a phone or a tablet for flying: ${mail('flying with iOS', 'Drone, exact model:', 'iPhone or iPad, model:', 'What can the iOS app do with it?')}.`,
    sv: `Fråga oss vad iOS-appen klarar med din drönare innan du köper en telefon eller platta att flyga med: ${mail('flyga med iOS', 'Drönare, exakt modell:', 'iPhone eller iPad, modell:', 'Vad klarar iOS-appen?')}.`,
    sample: true,
  },
  androidRecording: {
    en: `Want to record on Android too? Tell us your model, and we will say whether the pilot app has observations, tracklogs and map bundles: ${mail('recording on Android', 'Phone or tablet, model:', 'We want to use: observations, tracklogs, map bundles')}.`,
    sv: `Vill du också registrera på Android? Skriv vilken modell du har, så svarar vi om pilotappen har observationer, spårloggar och kartpaket: ${mail('registrera på Android', 'Telefon eller platta, modell:', 'Vi vill använda: observationer, spårloggar, kartpaket')}.`,
    sample: true,
  },
  accountLevels: {
    en: `Ask us which level suits you and what it contains: ${mail('level', 'Area in hectares:', 'What we want to do ourselves:', 'Which level suits us, and what does it contain?')}.`,
    sv: `Fråga oss vilken nivå som passar dig och vad som ingår: ${mail('nivå', 'Areal i hektar:', 'Vad vi vill göra själva:', 'Vilken nivå passar, och vad ingår?')}.`,
    sample: true,
  },
  apkSafety: {
    en: `Ask us who has signed the file, what its checksum is and why it is not in a store: ${mail('the pilot app', 'Who has signed the file, and what is its checksum?', 'Why is it not in a store?')}.`,
    sv: `Fråga oss vem som har signerat filen, vilken kontrollsumma den har och varför den inte finns i en appbutik: ${mail('pilotappen', 'Vem har signerat filen, och vilken kontrollsumma har den?', 'Varför finns den inte i en appbutik?')}.`,
    sample: true,
  },
  droneModels: {
    en: `Send us the exact model name, and we will tell you what your drone can do with the pilot app: ${mail('drone', 'Drone, exact model:', 'Remote controller, model:', 'What can it do with the pilot app?')}.`,
    sv: `Skriv modellens exakta namn, så berättar vi vad din drönare klarar med pilotappen: ${mail('drönare', 'Drönare, exakt modell:', 'Handkontroll, modell:', 'Vad klarar den med pilotappen?')}.`,
    sample: true,
  },
  imageProcessing: {
    en: `Ask us where the pictures are joined, how large a flight may be, and how long it takes with your account: ${mail('orthophotos', 'Area of a normal flight in hectares:', 'Number of pictures:', 'Where are they joined, and how long does it take?')}.`,
    sv: `Fråga oss var bilderna sätts ihop, hur stor en flygning får vara och hur lång tid det tar med ditt konto: ${mail('ortofoton', 'Areal för en vanlig flygning, i hektar:', 'Antal bilder:', 'Var sätts de ihop, och hur lång tid tar det?')}.`,
    sample: true,
  },
  importFormats: {
    en: `Send us the name of your plan system and the format it exports. We will tell you whether and how it can be read, and whether you or we do it: ${mail('importing a plan', 'Plan system:', 'Format:', 'Coordinate system:', 'Year of the plan:', 'Compartments and hectares:')}.`,
    sv: `Skriv vilket plansystem du har och vilket format det exporterar. Vi svarar om planen går att läsa in, hur, och om det är du eller vi som gör det: ${mail('läsa in en plan', 'Plansystem:', 'Format:', 'Koordinatsystem:', 'Planens årtal:', 'Antal avdelningar och hektar:')}.`,
    sample: true,
  },
  exportFormats: {
    en: `Ask us what you can get out of {product} at present, and in which format: ${mail('export', 'What we want to get out:', 'Receiver, for example our GIS or a machine:', 'Format the receiver wants:')}.`,
    sv: `Fråga oss vad du kan få ut ur {product} i dag, och i vilket format: ${mail('export', 'Det vi vill få ut:', 'Mottagare, till exempel vårt GIS eller en maskin:', 'Format som mottagaren vill ha:')}.`,
    sample: true,
  },
  planSystems: {
    en: `Tell us which system you have, and we will say what is possible at present: ${mail('our planning system', 'Planning system:', 'What the two should exchange:')}.`,
    sv: `Berätta vilket system ni har, så svarar vi på vad som går i dag: ${mail('vårt plansystem', 'Plansystem:', 'Vad systemen ska utbyta:')}.`,
    sample: true,
  },
  userRights: {
    en: `Should somebody only read, or see one property only? Ask us, or see it in a demo: ${mail('user rights', 'Who:', 'Should see:', 'Should be able to change:')}.`,
    sv: `Ska någon bara få läsa, eller bara se en fastighet? Fråga oss, eller be att få se det i en demo: ${mail('behörigheter', 'Vem:', 'Ska se:', 'Ska kunna ändra:')}.`,
    sample: true,
  },
  mapLayers: {
    en: `Ask us which of them are in your account, or see them in a demo: ${mail('map layers', 'Layers we need:')}.`,
    sv: `Fråga oss vilka av dem som finns i ditt konto, eller be att få se dem i en demo: ${mail('kartlager', 'Lager vi behöver:')}.`,
    sample: true,
  },
  syncConflict: {
    en: `Ask us which change is kept when both synchronise: ${mail('two changes to the same compartment', 'Which change is kept when two people have changed the same thing?')}.`,
    sv: `Fråga oss vilken ändring som gäller när båda har synkroniserat: ${mail('två ändringar i samma avdelning', 'Vilken ändring gäller när två har ändrat samma sak?')}.`,
    sample: true,
  },
  whoMarks: {
    en: `Ask us how much of the marking the program does and how much is yours, or have it shown in a demo: ${mail('who marks what is found', 'What we look for, for example dead spruces or fallen stems:', 'Area in hectares:', 'How much does the program mark, and how much do we?')}.`,
    sv: `Fråga oss hur mycket programmet markerar och hur mycket du gör själv, eller be att få se det i en demo: ${mail('vem som markerar', 'Det vi letar efter, till exempel döda granar eller liggande stammar:', 'Areal i hektar:', 'Hur mycket markerar programmet, och hur mycket gör vi?')}.`,
    sample: true,
  },
  finishTime: {
    en: `Ask us what is finished then, for how large an area, and from when it is counted: ${mail('time to finish', 'Area in hectares:', 'What is finished, and from when is it counted?')}.`,
    sv: `Fråga oss vad som är klart då, för hur stor areal och från när tiden räknas: ${mail('hur snart det är klart', 'Areal i hektar:', 'Vad är klart, och från när räknas tiden?')}.`,
    sample: true,
  },
  itDepartment: {
    en: `Ask us which browsers work, which addresses the firewall has to let through, whether the apps can be installed by your device management (MDM), and whether you can log in through your own system (SSO): ${mail('IT department', 'Browsers and operating systems we use:', 'Which addresses must be open?', 'Our device management (MDM):', 'Our login (SSO):')}.`,
    sv: `Fråga oss vilka webbläsare som fungerar, vilka adresser brandväggen ska släppa igenom, om apparna går att installera med er mobilhantering (MDM) och om ni kan logga in via ert eget system (SSO): ${mail('it-avdelningen', 'Webbläsare och operativsystem hos oss:', 'Vilka adresser ska vara öppna?', 'Vår mobilhantering (MDM):', 'Vår inloggning (SSO):')}.`,
    sample: true,
  },
  flyingService: {
    en: `Ask us whether we fly for customers, or know somebody who does where your forest is: ${mail('somebody who flies', 'Municipality:', 'Area in hectares:', 'What we want to see:')}.`,
    sv: `Fråga oss om vi flyger åt kunder, eller vet någon som gör det där du har din skog: ${mail('någon som flyger', 'Kommun:', 'Areal i hektar:', 'Det vi vill se:')}.`,
    sample: true,
  },
  existingImages: {
    en: `Ask us whether an orthophoto from elsewhere, or the pictures of an earlier flight, can be added: ${mail('images we already have', 'Orthophotos or single pictures:', 'Format and size:', 'Year:')}.`,
    sv: `Fråga oss om ett ortofoto från annat håll, eller bilderna från en tidigare flygning, går att lägga in: ${mail('bilder vi redan har', 'Ortofoton eller enskilda bilder:', 'Format och storlek:', 'År:')}.`,
    sample: true,
  },
  rollOut: {
    en: `Tell us how many you are and where you would begin. Ask who puts in areas and teams, and who trains your people: ${mail('a whole organisation', 'Number of people and districts:', 'District to begin in:', 'Who puts in areas and teams?', 'Who trains our people?')}.`,
    sv: `Berätta hur många ni är och var ni vill börja. Fråga vem som lägger in områden och team och vem som utbildar er: ${mail('en hel organisation', 'Antal personer och distrikt:', 'Distrikt att börja i:', 'Vem lägger in områden och team?', 'Vem utbildar oss?')}.`,
    sample: true,
  },
  apiLimits: {
    en: `Look for them in the repository first. No answer there, or no access yet? Ask us: ${mail('API', 'System to connect:', 'Calls per hour, about:', 'How do we authenticate, and what are the limits?', 'Is there a test area?')}.`,
    sv: `Leta först i kodarkivet. Står det inte där, eller har du ingen åtkomst än? Fråga oss: ${mail('API', 'System som ska anslutas:', 'Anrop per timme, ungefär:', 'Hur loggar systemet in, och vilka gränser gäller?', 'Finns det en testmiljö?')}.`,
    sample: true,
  },
  smallForest: {
    en: `Tell us how many hectares you have and what you want to follow, and we will say which level suits you: ${mail('a small forest', 'Area in hectares:', 'What we want to follow:', 'Do we have a drone, or somebody who flies for us?')}.`,
    sv: `Berätta hur många hektar du har och vad du vill följa, så föreslår vi en nivå: ${mail('en liten skog', 'Areal i hektar:', 'Det jag vill följa:', 'Har jag drönare, eller någon som flyger åt mig?')}.`,
    sample: true,
  },
  demoFacts: {
    en: `Ask us how soon you will have an answer, how long a demo takes and whether it costs anything: ${mail('demo', 'How soon do you answer, and how long does a demo take?', 'Does it cost anything?', 'What we want to see:')}.`,
    sv: `Fråga oss hur snart du får svar, hur lång tid en demo tar och om den kostar något: ${mail('demo', 'Hur snart svarar ni, och hur lång tid tar en demo?', 'Kostar den något?', 'Det vi vill se:')}.`,
    sample: true,
  },
  aboutCompany: {
    en: `Ask us where we are based, how long we have been in business, who uses {product} and whom you can ring: ${mail('who you are', 'Where are you, and since when?', 'Who uses it, and may we ring one of them?', 'Who would be our contact?')}.`,
    sv: `Fråga oss var vi finns, hur länge vi har funnits, vilka som använder {product} och vem du kan ringa: ${mail('vilka ni är', 'Var finns ni, och sedan när?', 'Vilka använder det, och får vi ringa någon av dem?', 'Vem skulle bli vår kontakt?')}.`,
    sample: true,
  },
} as const satisfies Readonly<Record<string, Answer>>
