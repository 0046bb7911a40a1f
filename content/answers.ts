import type { Language } from '../site/languages.ts'
import { mail } from './mail.ts'

/** A sentence in both languages; `sample` as long as it only says whom to ask. */
type Answer = Readonly<Record<Language, string>> & { sample: boolean }

/**
 * What only the owner of the platform knows. Documents show an answer by its name in braces, as in `{droneModels}`, so
 * that it is written once for all pages. Until the owner puts the real answer here, in Markdown, it offers a mail that
 * is begun already: its subject, and what we need to know; `npm run content` lists those that are left.
 */
export const answers = {
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
  apiLimits: {
    en: `Look for them in the repository first. No answer there, or no access yet? Ask us: ${mail('API', 'System to connect:', 'Calls per hour, about:', 'How do we authenticate, and what are the limits?', 'Is there a test area?')}.`,
    sv: `Leta först i kodarkivet. Står det inte där, eller har du ingen åtkomst än? Fråga oss: ${mail('API', 'System som ska anslutas:', 'Anrop per timme, ungefär:', 'Hur loggar systemet in, och vilka gränser gäller?', 'Finns det en testmiljö?')}.`,
    sample: true,
  },
} as const satisfies Readonly<Record<string, Answer>>
