import type { Language } from './languages.ts'
import { paths } from './paths.ts'

export type Topic = {
  /** Words that visitors use for the same thing, in both languages; a search for one finds them all. */
  words: Record<Language, readonly string[]>
  /** The page, or the section of a page, that should come first for these words. */
  target?: string
}

const faq = paths.faq
const drones = paths.droneOperations
const prerequisites = paths.prerequisites
const advanced = paths.advanced

/**
 * What the search knows beside the glossary: everyday words and their counterparts in the other language. Inflections
 * need not be listed, except where the vowel changes (brand, bränder).
 */
export const topics: readonly Topic[] = [
  {
    words: {
      en: ['spruce bark beetle', 'bark beetle', 'beetle', 'ips typographus'],
      sv: ['granbarkborre', 'barkborre', 'ips typographus'],
    },
    target: paths.barkBeetle,
  },
  {
    words: { en: ['proposed action', 'proposed actions'], sv: ['föreslagen åtgärd', 'föreslagna åtgärder'] },
    target: `${paths.actionPlanning}#proposed`,
  },
  {
    words: {
      en: ['windthrow', 'storm damage', 'storm', 'wind damage', 'blowdown', 'storm-felled'],
      sv: ['stormfällning', 'stormskada', 'storm', 'vindfälle', 'stormfälld'],
    },
    target: paths.windthrow,
  },
  {
    words: {
      en: ['wildfire', 'forest fire', 'fire', 'burnt forest'],
      sv: ['skogsbrand', 'brand', 'bränder', 'bränd skog', 'eld'],
    },
    target: paths.fire,
  },
  {
    words: { en: ['prescribed burning', 'controlled burning'], sv: ['naturvårdsbränning', 'bränning'] },
    target: `${paths.fire}#burning-before`,
  },
  {
    words: {
      en: ['wildlife', 'game', 'moose', 'deer'],
      sv: ['vilt', 'älg', 'rådjur', 'klövvilt'],
    },
    target: paths.wildlife,
  },
  {
    words: { en: ['browsing damage', 'browsing'], sv: ['betesskada', 'bete', 'viltskada'] },
    target: `${paths.wildlife}#browsing-damage`,
  },
  {
    words: { en: ['thermal camera', 'infrared'], sv: ['värmekamera', 'termisk kamera', 'ir-kamera'] },
    target: `${paths.wildlife}#thermal`,
  },
  {
    words: {
      en: ['final felling', 'felling', 'harvest', 'logging', 'clear-felling'],
      sv: ['slutavverkning', 'avverkning', 'föryngringsavverkning', 'kalhygge'],
    },
    target: paths.finalFelling,
  },
  {
    words: {
      en: ['felling notification', 'notification of felling'],
      sv: ['avverkningsanmälan', 'anmälan om avverkning'],
    },
    target: `${paths.actionPlanning}#felling-notification`,
  },
  {
    words: { en: ['main strip road', 'haul road', 'landing'], sv: ['basväg', 'avlägg', 'körväg', 'körstråk'] },
    target: `${paths.finalFelling}#main-strip-road`,
  },
  {
    words: { en: ['timber procurement', 'timber purchase', 'buying timber'], sv: ['virkesköp', 'köpa virke'] },
    target: '/#timber-purchases',
  },
  {
    words: { en: ['damage inventory', 'damage survey'], sv: ['skadeinventering', 'inventera skador'] },
    target: '/#damage-inventory',
  },
  {
    words: {
      en: ['forest owner', 'landowner', 'forest owner relations'],
      sv: ['skogsägare', 'markägare', 'skogsägarrelationer'],
    },
    target: '/#forest-owner-relations',
  },
  {
    words: { en: ['forest management plan'], sv: ['skogsbruksplan'] },
    target: `${paths.forestManagementPlanning}#management-plan`,
  },
  {
    words: { en: ['goal class', 'goal classes', 'management class'], sv: ['målklass', 'målklasser'] },
    target: `${paths.forestManagementPlanning}#goal-classes`,
  },
  {
    words: {
      en: ['orthophoto', 'orthophotos', 'aerial photo', 'aerial image'],
      sv: ['ortofoto', 'flygbild', 'flygfoto'],
    },
    target: `${drones}#rapid-orthophoto`,
  },
  {
    words: { en: ['weather', 'wind'], sv: ['väder', 'vind'] },
    target: `${drones}#weather-and-light`,
  },
  { words: { en: ['winter', 'cold', 'snow'], sv: ['vinter', 'kyla', 'snö'] }, target: `${drones}#cold-and-winter` },
  { words: { en: ['overlap'], sv: ['överlapp'] }, target: `${drones}#overlap` },
  { words: { en: ['battery', 'batteries'], sv: ['batteri', 'batterier'] }, target: `${prerequisites}#batteries` },
  {
    words: {
      en: ['drone certificate', 'drone licence', 'drone license', 'certificate', 'remote pilot'],
      sv: ['drönarkort', 'fjärrpilot'],
    },
    target: `${faq}#faq-certificate`,
  },
  {
    words: {
      en: ['flying rules', 'drone rules', 'regulations'],
      sv: ['flygregler', 'drönarregler', 'regler för flygning'],
    },
    target: `${prerequisites}#rules-for-flying`,
  },
  {
    words: { en: ['offline', 'coverage', 'no signal', 'no internet'], sv: ['offline', 'täckning', 'mobiltäckning'] },
    target: `${paths.basics}#work-offline`,
  },
  {
    words: { en: ['app', 'apps', 'download', 'install'], sv: ['app', 'appar', 'ladda ned', 'ladda ner', 'installera'] },
    target: `${prerequisites}#apps`,
  },
  {
    words: { en: ['coordinate system', 'coordinates', 'sweref'], sv: ['koordinatsystem', 'koordinater', 'sweref'] },
    target: `${advanced}#coordinate-systems`,
  },
  {
    words: {
      en: ['file format', 'shapefile', 'geopackage', 'kml'],
      sv: ['filformat', 'shapefil', 'geopackage', 'kml'],
    },
    target: `${advanced}#file-formats`,
  },
  { words: { en: ['accuracy', 'precision'], sv: ['noggrannhet', 'precision'] }, target: `${advanced}#accuracy` },
  {
    words: { en: ['troubleshooting', 'error', 'problem'], sv: ['felsökning', 'fel', 'problem'] },
    target: `${advanced}#troubleshooting`,
  },
  {
    words: {
      en: ['get started', 'getting started', 'first day', 'beginner'],
      sv: ['komma igång', 'kom igång', 'börja', 'första dagen', 'nybörjare'],
    },
    target: `${paths.manual}#start`,
  },
  { words: { en: ['drone', 'uav', 'unmanned aircraft'], sv: ['drönare', 'obemannat luftfartyg'] } },
  { words: { en: ['api', 'integration', 'interface'], sv: ['api', 'integration', 'gränssnitt'] }, target: paths.api },
  { words: { en: ['trial', 'free trial', 'try'], sv: ['testperiod', 'prova', 'testa'] }, target: `${faq}#faq-trial` },
  { words: { en: ['demo', 'demonstration'], sv: ['demo', 'visning'] }, target: `${faq}#faq-demo` },
  {
    words: { en: ['newsletter', 'unsubscribe'], sv: ['nyhetsbrev', 'avprenumerera'] },
    target: `${faq}#faq-newsletter`,
  },
  {
    words: {
      en: ['privacy policy', 'privacy', 'personal data', 'gdpr', 'cookies'],
      sv: ['integritetspolicy', 'personuppgifter', 'gdpr', 'kakor', 'dataskydd'],
    },
    target: '/#dialog-privacy',
  },
  { words: { en: ['thinning'], sv: ['gallring'] } },
  { words: { en: ['planting', 'regeneration'], sv: ['plantering', 'föryngring'] } },
  { words: { en: ['nature conservation'], sv: ['naturvård'] } },
  { words: { en: ['forest'], sv: ['skog'] } },
  { words: { en: ['map'], sv: ['karta'] } },
  { words: { en: ['price', 'cost', 'contract'], sv: ['pris', 'kostnad', 'avtal'] }, target: `${faq}#faq-cost` },
  // What readers type for what the site calls otherwise
  {
    words: {
      en: ['glossary', 'dictionary', 'terms', 'terminology', 'what does it mean'],
      sv: ['ordlista', 'ordbok', 'begrepp', 'termer', 'vad betyder'],
    },
    target: paths.glossary,
  },
  {
    words: {
      en: ['accessibility', 'wcag', 'screen reader', 'disability'],
      sv: ['tillgänglighet', 'wcag', 'skärmläsare', 'funktionsnedsättning'],
    },
    target: paths.accessibility,
  },
  {
    words: {
      en: ['calculator', 'flight time calculator', 'how long does it take', 'hectares per battery'],
      sv: ['kalkylator', 'räknare', 'räkna ut flygtid', 'hur lång tid tar', 'hektar per batteri'],
    },
    target: '/#flight-time',
  },
  { words: { en: ['which drone', 'what drone'], sv: ['vilken drönare'] }, target: `${faq}#faq-which-drone` },
  { words: { en: ['sim card', 'sim'], sv: ['sim-kort', 'simkort', 'sim'] }, target: `${prerequisites}#sim-card` },
  {
    words: { en: ['processing time', 'processing'], sv: ['bearbetningstid', 'bearbetning'] },
    target: `${drones}#rapid-orthophoto`,
  },
  {
    words: { en: ['upload', 'first image', 'first flight'], sv: ['ladda upp', 'första bilden', 'första flygningen'] },
    target: `${drones}#first-image`,
  },
  {
    words: { en: ['gis', 'qgis', 'arcgis'], sv: ['gis', 'qgis', 'arcgis'] },
    target: `${advanced}#export-data`,
  },
  {
    words: { en: ['training', 'course', 'education'], sv: ['utbildning', 'kurs'] },
    target: `${prerequisites}#operator-and-pilot`,
  },
  {
    words: { en: ['harvester', 'forwarder', 'machine team'], sv: ['skördare', 'skotare', 'maskinlag'] },
    target: `${advanced}#to-the-machine`,
  },
  {
    words: { en: ['m3sk', 'm³sk', 'standing volume'], sv: ['m3sk', 'm³sk', 'virkesförråd'] },
    target: `${paths.forestManagementPlanning}#describe-compartment`,
  },
  {
    words: { en: ['cancel', 'end the trial', 'stop the trial'], sv: ['avsluta', 'säga upp', 'uppsägning'] },
    target: `${faq}#faq-cancel`,
  },
  {
    words: { en: ['curl', 'endpoint', 'api key'], sv: ['curl', 'endpoint', 'api-nyckel'] },
    target: `${paths.api}#api-access`,
  },
  {
    words: { en: ['log in', 'password', 'account'], sv: ['logga in', 'lösenord', 'konto'] },
    target: `${prerequisites}#get-an-account`,
  },
  {
    words: { en: ['tablet', 'computer', 'phone'], sv: ['surfplatta', 'dator', 'mobil'] },
    target: `${prerequisites}#devices`,
  },
  {
    words: { en: ['stand', 'forest stand'], sv: ['bestånd'] },
    target: `${paths.forestManagementPlanning}#compartments`,
  },
  { words: { en: ['gcp', 'ground control point'], sv: ['gcp', 'stödpunkt'] }, target: `${advanced}#control-points` },
  {
    words: { en: ['maximum height', 'max height', 'altitude'], sv: ['maxhöjd', 'flyghöjd'] },
    target: `${faq}#faq-height`,
  },
  { words: { en: ['sign up', 'register'], sv: ['anmäla sig', 'registrera sig'] }, target: paths.signUp },
  { words: { en: ['support', 'help'], sv: ['support', 'hjälp'] }, target: `${faq}#faq-support` },
  { words: { en: ['iphone', 'ipad'], sv: ['iphone', 'ipad'] }, target: `${faq}#faq-iphone` },
  { words: { en: ['import', 'stand map'], sv: ['importera', 'beståndskarta'] }, target: `${advanced}#import-data` },
  {
    words: {
      en: ['decision by phone', 'phone decision', 'oral decision', 'approval'],
      sv: ['beslut per telefon', 'muntligt beslut', 'godkännande'],
    },
    target: `${paths.actionPlanning}#decided`,
  },
  { words: { en: ['export'], sv: ['exportera'] }, target: `${advanced}#export-data` },
  {
    words: {
      en: ['permissions', 'rights', 'who sees', 'who sees my data', 'who can see'],
      sv: ['behörighet', 'behörigheter', 'vem ser', 'vem kan se'],
    },
    target: `${paths.basics}#who-sees-what`,
  },
  {
    words: { en: ['colleague', 'member', 'invite'], sv: ['kollega', 'bjuda in', 'medlem'] },
    target: `${paths.basics}#team-members`,
  },
  { words: { en: ['conflict'], sv: ['konflikt'] }, target: `${paths.basics}#conflicts` },
  {
    words: { en: ['where data are stored', 'data storage'], sv: ['datalagring', 'var lagras'] },
    target: `${faq}#faq-data-location`,
  },
  {
    words: { en: ['country', 'countries', 'norway', 'finland'], sv: ['land', 'länder', 'norge', 'finland'] },
    target: `${faq}#faq-countries`,
  },
  {
    words: { en: ['cutting class', 'felling class'], sv: ['huggningsklass'] },
    target: `${paths.forestManagementPlanning}#cutting-classes`,
  },
  { words: { en: ['green plan'], sv: ['grön plan'] }, target: `${paths.forestManagementPlanning}#management-plan` },
  { words: { en: ['basal area'], sv: ['grundyta'] }, target: `${paths.forestManagementPlanning}#describe-compartment` },
  {
    words: { en: ['logging residues', 'six weeks'], sv: ['grot', 'sexveckorsregeln', 'sex veckor'] },
    target: `${paths.actionPlanning}#felling-notification`,
  },
  { words: { en: ['tract directive'], sv: ['traktdirektiv'] }, target: `${paths.finalFelling}#hand-over` },
  {
    words: { en: ['rutting', 'ground damage'], sv: ['körskada', 'markskada'] },
    target: `${paths.finalFelling}#on-foot`,
  },
  { words: { en: ['rain', 'wet drone'], sv: ['regn', 'blöt drönare'] }, target: `${drones}#rain` },
  { words: { en: ['rth', 'return to home'], sv: ['rth', 'återflygning'] }, target: `${drones}#pre-flight` },
  { words: { en: ['rt 90', 'rt90'], sv: ['rt 90', 'rt90'] }, target: `${advanced}#coordinate-systems` },
  {
    words: { en: ['share an image', 'dissemination permit'], sv: ['spridningstillstånd', 'dela bild', 'dela en bild'] },
    target: `${paths.guides}#guide-share`,
  },
  {
    words: { en: ['satellite', 'compare methods'], sv: ['satellit', 'jämför metoder'] },
    target: `${paths.guides}#guide-methods`,
  },
  { words: { en: ['laser', 'lidar'], sv: ['laser', 'laserskanning'] }, target: `${advanced}#other-sensors` },
  {
    words: { en: ['evidence', 'study', 'research'], sv: ['studie', 'studier', 'forskning'] },
    target: `${paths.guides}#guide-evidence`,
  },
  {
    words: {
      en: ['map layers', 'key habitat'],
      sv: ['kartlager', 'nyckelbiotop', 'fornsök', 'artportalen', 'skogens pärlor'],
    },
    target: `${paths.guides}#guide-map-sources`,
  },
  {
    words: { en: ['yellow spruce', 'brown spruce'], sv: ['gul gran', 'brun gran'] },
    target: `${paths.barkBeetle}#signs`,
  },
  { words: { en: ['root plate'], sv: ['rotvälta'] }, target: `${paths.windthrow}#safety-first` },
  { words: { en: ['moose browsing'], sv: ['älgbete'] }, target: `${paths.wildlife}#browsing-damage` },
  { words: { en: ['hunting'], sv: ['jakt'] }, target: `${paths.wildlife}#respect-and-rules` },
  // Faults by their signs
  {
    words: { en: ['hole', 'gaps in the image', 'mosaic', 'torn'], sv: ['hål', 'luckor i bilden', 'mosaik'] },
    target: `${advanced}#holes`,
  },
  {
    words: { en: ['blurred', 'blurry', 'unsharp', 'out of focus'], sv: ['suddig', 'oskarp'] },
    target: `${advanced}#blurred`,
  },
  {
    words: { en: ['wrong place', 'shifted', 'wrong position'], sv: ['ligger fel', 'förskjuten', 'fel läge'] },
    target: `${advanced}#wrong-place`,
  },
  {
    words: { en: ['drone will not start', 'does not take off'], sv: ['drönaren startar inte', 'startar inte'] },
    target: `${advanced}#drone-problems`,
  },
  {
    words: {
      en: ['white map', 'map is white', 'missing observations'],
      sv: ['vit karta', 'kartan är vit', 'observationer försvunna', 'observationer saknas'],
    },
    target: `${advanced}#map-problems`,
  },
  {
    words: {
      en: ['cannot install', 'login fails', 'cannot log in'],
      sv: ['går inte att installera', 'kan inte logga in'],
    },
    target: `${advanced}#app-problems`,
  },
]

/** Words that say nothing of what is looked for; they count only when there are no others. */
export const stopWords: Record<Language, readonly string[]> = {
  en: 'a an and are as at be by can do does for from how i if in is it may my of on or should that the this to was what when where which who why will with you your'.split(
    ' ',
  ),
  sv: 'alla att av de den det du eller en ett finns får för från gör hur i jag kan man med mig min mitt många måste när och om på ska som så till vad var vem vilka vilken vilket är'.split(
    ' ',
  ),
}
