import type { Language } from './languages.ts'

/** A sentence in both languages; `sample` as long as it only says whom to ask. */
type Answer = Readonly<Record<Language, string>> & { sample: boolean }

/**
 * What only the owner of the platform knows. Documents show an answer by its name in braces, as in `{priceModel}`, so
 * that it is written once for all pages. Until the owner puts the real answer here, in Markdown, it says honestly whom
 * to ask; `npm run content` lists those that are left.
 */
export const answers = {
  priceModel: {
    en: 'Prices are not on this site. Write to [{email}](mailto:{email}) with your area in hectares, the number of people who will log in and the drones you have, and ask what is included: the apps, the orthophotos, storage and support.',
    sv: 'Priserna finns inte på webbplatsen. Skriv till [{email}](mailto:{email}) och berätta hur många hektar det gäller, hur många som ska logga in och vilka drönare ni har. Fråga också vad som ingår: appar, ortofoton, lagring och support.',
    sample: true,
  },
  trialTerms: {
    en: 'The terms of the trial are not on this site. Ask [{email}](mailto:{email}) for them before you begin: how long it lasts, what it costs, whether it ends by itself, and what happens to what you have recorded.',
    sv: 'Villkoren för testperioden finns inte på webbplatsen. Fråga [{email}](mailto:{email}) innan du börjar: hur länge den varar, vad den kostar, om den upphör av sig själv och vad som händer med det du har registrerat.',
    sample: true,
  },
  noticePeriod: {
    en: 'Write to [{email}](mailto:{email}) and ask how much notice your agreement requires, in which format you can take your data and images with you, and when they are deleted.',
    sv: 'Skriv till [{email}](mailto:{email}) och fråga vilken uppsägningstid du har, i vilket format du kan få ut data och bilder och när de raderas hos oss.',
    sample: true,
  },
  supportHours: {
    en: 'The days and hours when support answers are not on this site: ask when you write, or in a demo.',
    sv: 'Vilka dagar och tider supporten svarar står inte på webbplatsen. Fråga när du skriver eller i en demo.',
    sample: true,
  },
  otherContact: {
    en: 'Questions from the press, about jobs or about the pictures on this site go to the same address.',
    sv: 'Skriv till samma adress om du är journalist, söker jobb eller undrar över bilderna på webbplatsen.',
    sample: true,
  },
  dataLocation: {
    en: 'Ask [{email}](mailto:{email}) in which country and with which supplier data and images are kept, who may use them, and how you get them out.',
    sv: 'Fråga [{email}](mailto:{email}) i vilket land och hos vilken leverantör data och bilder ligger, vem som får använda dem och hur du får ut dem.',
    sample: true,
  },
  countries: {
    en: 'If your forest is in another country, write to [{email}](mailto:{email}) before you start a trial.',
    sv: 'Ligger din skog i ett annat land skriver du till [{email}](mailto:{email}) innan du startar en testperiod.',
    sample: true,
  },
  appLanguages: {
    en: 'Ask [{email}](mailto:{email}) which languages the apps have at present.',
    sv: 'Fråga [{email}](mailto:{email}) vilka språk apparna har i dag.',
    sample: true,
  },
  lowestVersions: {
    en: 'The lowest versions of Android and iOS that the apps need are not on this site: write to [{email}](mailto:{email}) with your model and its version.',
    sv: 'Vilka versioner av Android och iOS som apparna kräver står inte på webbplatsen. Skriv till [{email}](mailto:{email}) och uppge modell och version.',
    sample: true,
  },
  iphoneFlying: {
    en: 'Ask [{email}](mailto:{email}) what the iOS app can do with your drone before you buy a phone or a tablet for flying.',
    sv: 'Fråga [{email}](mailto:{email}) vad iOS-appen kan göra med din drönare innan du köper en telefon eller platta att flyga med.',
    sample: true,
  },
  androidRecording: {
    en: 'This site does not say what the pilot app can do besides flying. Ask [{email}](mailto:{email}) whether it also has observations, tracklogs and map bundles.',
    sv: 'Det står inte på webbplatsen vad pilotappen kan göra utöver att flyga. Fråga [{email}](mailto:{email}) om den också har observationer, spårloggar och kartpaket.',
    sample: true,
  },
  accountLevels: {
    en: 'Which level your account has, and what it contains, is something to ask us: [{email}](mailto:{email}).',
    sv: 'Fråga oss vilken nivå ditt konto har och vad som ingår: [{email}](mailto:{email}).',
    sample: true,
  },
  droneModels: {
    en: 'This site has no list of drones: send the exact model name to [{email}](mailto:{email}) and ask what it can do with the pilot app.',
    sv: 'Webbplatsen har ingen lista över drönare. Skicka modellens exakta namn till [{email}](mailto:{email}) och fråga vad den klarar med pilotappen.',
    sample: true,
  },
  imageProcessing: {
    en: 'Where the pictures are joined, how large a flight can be uploaded and how long it takes for your account are questions for support.',
    sv: 'Fråga supporten var bilderna sätts ihop, hur stor en flygning får vara och hur lång tid det tar med ditt konto.',
    sample: true,
  },
  importFormats: {
    en: 'Send [{email}](mailto:{email}) the name of your plan system and the format it exports, and we will tell you whether and how it can be read, and whether you or we do it.',
    sv: 'Skriv till [{email}](mailto:{email}) och berätta vilket plansystem du har och vilket format det exporterar, så svarar vi på om planen går att läsa in, hur, och om det är du eller vi som gör det.',
    sample: true,
  },
  exportFormats: {
    en: 'Ask [{email}](mailto:{email}) what {product} can deliver at present, and in which format.',
    sv: 'Fråga [{email}](mailto:{email}) vad du kan få ut ur {product} i dag, och i vilket format.',
    sample: true,
  },
  planSystems: {
    en: 'Write to [{email}](mailto:{email}) and name your system, and we will tell you what is possible at present.',
    sv: 'Skriv till [{email}](mailto:{email}) och berätta vilket system ni har, så svarar vi på vad som går att göra i dag.',
    sample: true,
  },
  userRights: {
    en: 'Whether rights can be set for each person, for example reading only or one property only, is not described on this site. Ask [{email}](mailto:{email}), or have it shown in a demo.',
    sv: 'Det står inte på webbplatsen om behörigheten går att begränsa per person, till exempel till att bara läsa eller till en enda fastighet. Fråga [{email}](mailto:{email}), eller be att få se det i en demo.',
    sample: true,
  },
  mapLayers: {
    en: 'We show in a demo which of them are in your account; or ask [{email}](mailto:{email}).',
    sv: 'Vilka lager som finns i ditt konto visar vi i en demo. Du kan också fråga [{email}](mailto:{email}).',
    sample: true,
  },
} as const satisfies Readonly<Record<string, Answer>>
