import type { Language } from '../site/languages.ts'

export type Topic = {
  /** Words that visitors use for the same thing, in both languages; a search for one finds them all. */
  words: Record<Language, readonly string[]>
  /** The page, or the section of a page, that should come first for these words. */
  target?: string
}

const faq = '/faq'
const beforeYouBuy = '/before-you-buy'
const it = '/it-and-procurement'
const permits = '/guides#guide-permits'
const drones = '/manual/drone-operations'
const prerequisites = '/manual/prerequisites'
const advanced = '/manual/advanced'

/**
 * What the search knows beside the glossary: everyday words and their counterparts in the other language. Inflections
 * need not be listed, except where the vowel changes (brand, bränder).
 */
export const topics: readonly Topic[] = [
  {
    words: {
      en: ['spruce bark beetle', 'bark beetle', 'beetle', 'ips typographus', 'infested', 'spruce'],
      sv: ['granbarkborre', 'barkborre', 'gbb', 'barkborreskada', 'ips typographus', 'angripen', 'gran', 'granar'],
    },
    target: '/bark-beetle',
  },
  {
    words: {
      en: ['proposed action', 'proposed actions', 'proposal'],
      sv: ['föreslagen åtgärd', 'föreslagna åtgärder', 'åtgärdsförslag'],
    },
    target: '/manual/action-planning#proposed',
  },
  {
    words: {
      en: [
        'windthrow',
        'storm damage',
        'storm',
        'wind damage',
        'blowdown',
        'storm-felled',
        'uprooted',
        'fallen trees',
        'blown down',
        'windblow',
        'windblown',
        'windfall',
        'snow break',
        'snow damage',
      ],
      sv: [
        'stormfällning',
        'stormskada',
        'stormskadad',
        'storm',
        'stormfälld',
        'stormfällt',
        'vindfälle',
        'vindfälld',
        'vindfällt',
        'omkullblåst',
        'nedblåsta',
        'nerblåsta',
        'snöbrott',
        'snöskada',
      ],
    },
    target: '/windthrow',
  },
  {
    words: {
      en: ['wildfire', 'forest fire', 'fire', 'burnt forest'],
      sv: ['skogsbrand', 'brand', 'bränder', 'bränd skog', 'eld'],
    },
    target: '/fire',
  },
  {
    words: {
      en: ['mopping up', 'fire watch', 'hot spot', 'smouldering'],
      sv: ['eftersläckning', 'efterbevakning', 'bevakning', 'glödbrand', 'glödbränder', 'glödhärd', 'brandvakt'],
    },
    target: '/fire#after-a-wildfire',
  },
  {
    words: { en: ['prescribed burning', 'controlled burning'], sv: ['naturvårdsbränning', 'bränning'] },
    target: '/fire#burning-before',
  },
  {
    words: {
      en: ['wildlife', 'game', 'moose', 'deer', 'wild boar'],
      sv: ['vilt', 'älg', 'rådjur', 'klövvilt', 'vildsvin'],
    },
    target: '/wildlife',
  },
  {
    words: {
      en: ['browsing damage', 'browsing', 'wildlife damage', 'deer damage', 'moose damage'],
      sv: ['betesskada', 'bete', 'viltskada', 'älgskada', 'rådjursskada'],
    },
    target: '/wildlife#browsing-damage',
  },
  {
    words: { en: ['thermal camera', 'infrared'], sv: ['värmekamera', 'termisk kamera', 'ir-kamera'] },
    target: '/wildlife#thermal',
  },
  {
    words: {
      en: ['final felling', 'felling', 'harvest', 'logging', 'clear-felling', 'harvest planning', 'tract planning'],
      sv: [
        'slutavverkning',
        'avverkning',
        'föryngringsavverkning',
        'kalhygge',
        'hugga',
        'traktplanering',
        'traktplanerare',
        'trakt',
      ],
    },
    target: '/final-felling-drone-praxis',
  },
  {
    words: {
      en: ['felling notification', 'notification of felling', 'harvest notification', 'start felling'],
      sv: ['avverkningsanmälan', 'anmälan om avverkning', 'hyggesanmälan', 'börja avverka'],
    },
    target: '/manual/action-planning#felling-notification',
  },
  {
    words: {
      en: ['main strip road', 'haul road', 'landing', 'truck', 'lorry', 'stream crossing'],
      sv: ['basväg', 'avlägg', 'körväg', 'körstråk', 'timmerbil', 'risning', 'risbädd', 'överfart'],
    },
    target: '/final-felling-drone-praxis#main-strip-road',
  },
  {
    words: { en: ['timber procurement', 'timber purchase', 'buying timber'], sv: ['virkesköp', 'köpa virke'] },
    target: '/#timber-purchases',
  },
  {
    words: {
      en: ['damage inventory', 'damage survey', 'forest damage'],
      sv: ['skadeinventering', 'inventera skador', 'skogsskada'],
    },
    target: '/#damage-inventory',
  },
  {
    words: {
      en: ['forest owner', 'landowner', 'absentee owner', 'forest owner relations'],
      sv: ['skogsägare', 'markägare', 'utbo', 'utboägare', 'skogsägarrelationer'],
    },
    target: '/#forest-owner-relations',
  },
  {
    words: { en: ['forest management plan'], sv: ['skogsbruksplan'] },
    target: '/manual/forest-management-planning#management-plan',
  },
  {
    words: {
      en: ['goal class', 'goal classes', 'management class', 'FSC', 'PEFC', 'certification', 'audit'],
      sv: ['målklass', 'målklasser', 'FSC', 'PEFC', 'certifiering', 'certifierad', 'revision'],
    },
    target: '/manual/forest-management-planning#goal-classes',
  },
  {
    words: {
      en: ['orthophoto', 'orthophotos', 'orthomosaic', 'aerial photo', 'aerial image'],
      sv: ['ortofoto', 'ortofotot', 'ortofoton', 'ortomosaik', 'flygbild', 'flygfoto'],
    },
    target: `${drones}#rapid-orthophoto`,
  },
  {
    words: {
      en: ['weather', 'wind', 'fog', 'wind speed', 'max wind', 'max wind speed', 'maximum wind'],
      sv: ['väder', 'vind', 'blåst', 'dimma', 'vindstyrka', 'vindhastighet', 'max vind'],
    },
    target: `${drones}#weather-and-light`,
  },
  { words: { en: ['flying in winter'], sv: ['flyga på vintern'] }, target: '/guides#guide-winter' },
  {
    words: { en: ['checklist before take-off'], sv: ['checklista före start'] },
    target: '/guides#checklist-pre-flight',
  },
  {
    words: {
      en: ['winter', 'cold', 'snow', 'icing', 'below zero'],
      sv: ['vinter', 'kyla', 'snö', 'isbildning', 'minusgrader'],
    },
    target: `${drones}#cold-and-winter`,
  },
  {
    words: {
      en: ['season', 'time of year', 'summer', 'autumn'],
      sv: ['årstid', 'sommar', 'höst'],
    },
    target: `${drones}#season`,
  },
  { words: { en: ['overlap'], sv: ['överlapp'] }, target: `${drones}#overlap` },
  {
    words: { en: ['battery', 'batteries', 'battery life'], sv: ['batteri', 'batterier', 'batteritid'] },
    target: `${prerequisites}#batteries`,
  },
  {
    words: {
      en: [
        'drone certificate',
        'drone licence',
        'drone license',
        'licence',
        'license',
        'certificate',
        'remote pilot',
        'A1',
        'A2',
        'A3',
      ],
      sv: ['drönarkort', 'drönarbevis', 'fjärrpilot', 'drönarförare', 'drönarpilot', 'certifikat'],
    },
    target: `${faq}#faq-certificate`,
  },
  {
    words: {
      en: ['flying rules', 'drone rules', 'regulations', 'no-fly zone', 'airspace', 'airport', 'night'],
      sv: ['flygregler', 'drönarregler', 'regler för flygning', 'flygförbud', 'flygplats', 'luftrum', 'mörker', 'natt'],
    },
    target: `${prerequisites}#rules-for-flying`,
  },
  {
    words: {
      en: ['permission', 'permit', 'permits', 'consent', 'allowed', 'flight permit', 'neighbour', 'neighbour’s forest'],
      sv: ['tillstånd', 'tillståndet', 'medgivande', 'tillåtet', 'flygtillstånd', 'granne', 'grannens skog'],
    },
    target: permits,
  },
  {
    words: {
      en: ['offline', 'coverage', 'no signal', 'no internet', 'bad reception'],
      sv: ['offline', 'täckning', 'mobiltäckning', 'radioskugga', 'dålig täckning', 'ingen täckning'],
    },
    target: '/manual/basics#work-offline',
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
  {
    words: {
      en: ['georeferenced', 'georeference', 'georeferencing'],
      sv: ['georefererad', 'georefererat', 'georeferera', 'georeferering'],
    },
    target: `${advanced}#coordinate-systems`,
  },
  { words: { en: ['accuracy', 'precision'], sv: ['noggrannhet', 'precision'] }, target: `${advanced}#accuracy` },
  {
    words: {
      en: ['boundary line', 'property boundary', 'boundary mark', 'property line'],
      sv: ['rågång', 'fastighetsgräns', 'gränsmärke', 'granngräns', 'tomtgräns'],
    },
    target: `${advanced}#accuracy`,
  },
  {
    words: {
      en: ['pay by area', 'payment', 'paying a contractor', 'measured area'],
      sv: ['areal i bilden', 'arealmätning', 'ersättning efter areal'],
    },
    target: `${advanced}#areas`,
  },
  {
    words: { en: ['troubleshooting', 'error', 'problem'], sv: ['felsökning', 'fel', 'problem'] },
    target: `${advanced}#troubleshooting`,
  },
  {
    words: {
      en: ['get started', 'getting started', 'first day', 'beginner'],
      sv: ['komma igång', 'kom igång', 'börja', 'första dagen', 'nybörjare'],
    },
    target: '/manual#start',
  },
  {
    words: { en: ['drone', 'uav', 'unmanned aircraft'], sv: ['drönare', 'uav', 'obemannat luftfartyg'] },
    target: `${prerequisites}#drone-types`,
  },
  {
    words: { en: ['api', 'integration', 'interface', 'webhook'], sv: ['api', 'integration', 'gränssnitt', 'webhook'] },
    target: '/api',
  },
  {
    words: {
      en: ['trial', 'free trial', 'try', 'trial period', 'trial cost'],
      sv: ['testperiod', 'prova', 'provköra', 'testa', 'gratis testperiod'],
    },
    target: `${beforeYouBuy}#price-and-trial`,
  },
  { words: { en: ['demo', 'demonstration'], sv: ['demo', 'visning'] }, target: `${faq}#faq-demo` },
  {
    words: {
      en: [
        'AI',
        'automatic',
        'automatically',
        'detect',
        'detection',
        'machine learning',
        'algorithm',
        'who marks',
        'analyse',
        'analyze',
        'image analysis',
        'count trees',
        'count stems',
      ],
      sv: [
        'AI',
        'automatisk',
        'automatiskt',
        'upptäcka',
        'detektera',
        'maskininlärning',
        'algoritm',
        'vem markerar',
        'analysera',
        'bildanalys',
        'räkna träd',
        'räkna stammar',
      ],
    },
    target: `${faq}#faq-who-marks`,
  },
  {
    words: {
      en: [
        '15 minutes',
        'time to finish',
        'finished',
        'how fast',
        'turnaround',
        'from landing to image',
        'image ready',
        'when is the image ready',
      ],
      sv: [
        '15 minuter',
        'klart på',
        'hur snabbt',
        'hur fort',
        'leveranstid',
        'när är bilden klar',
        'när är ortofotot klart',
      ],
    },
    target: `${beforeYouBuy}#the-work`,
  },
  {
    words: {
      en: ['small forest', 'small owner', 'my own forest', 'hobby'],
      sv: ['liten skog', 'litet skogsinnehav', 'min egen skog', 'liten skogsägare', 'hobby'],
    },
    target: `${faq}#faq-small-forest`,
  },
  {
    words: {
      en: ['screenshot', 'screenshots', 'what does it look like', 'look like', 'see the app'],
      sv: ['skärmbild', 'skärmbilder', 'hur ser det ut', 'se appen'],
    },
    target: `${faq}#faq-screens`,
  },
  {
    words: {
      en: [
        'onboarding',
        'roll-out',
        'rollout',
        'training',
        'train our people',
        'whole organisation',
        'many users',
        'introduction of the system',
      ],
      sv: [
        'införande',
        'införa',
        'utrullning',
        'utbildning',
        'introduktion för personal',
        'hela organisationen',
        'många användare',
      ],
    },
    target: `${faq}#faq-roll-out`,
  },
  {
    words: {
      en: ['about us', 'who are you', 'company', 'references', 'customers', 'who uses it', 'imprint'],
      sv: [
        'om oss',
        'vilka är ni',
        'företaget',
        'referenser',
        'kunder',
        'referenskunder',
        'vem använder',
        'organisationsnummer',
      ],
    },
    target: `${faq}#faq-about`,
  },
  {
    words: {
      en: ['IT department', 'firewall', 'MDM', 'Intune', 'device management', 'Entra', 'single sign-on', 'SSO'],
      sv: ['it-avdelning', 'brandvägg', 'MDM', 'Intune', 'mobilhantering', 'Entra', 'enkel inloggning', 'SSO'],
    },
    target: `${it}#login-and-devices`,
  },
  {
    words: {
      en: ['somebody flies', 'fly for us', 'fly for me', 'hire a pilot', 'flying service'],
      sv: ['flyga åt mig', 'flyga åt oss', 'flyger ni', 'någon som flyger', 'hyra drönarpilot', 'flygtjänst'],
    },
    target: `${faq}#faq-somebody-flies`,
  },
  {
    words: {
      en: ['measure volume', 'calculate volume', 'volume in the image'],
      sv: ['mäta volym', 'mäta volymen', 'beräkna volym', 'volym i bilden'],
    },
    target: '/planning-drone-praxis#what-you-can-see',
  },
  {
    words: { en: ['learn', 'hard to learn', 'easy to learn'], sv: ['lära sig', 'lära mig', 'svårt att lära'] },
    target: '/manual#first-day',
  },
  {
    words: {
      en: ['existing images', 'images we already have', 'own orthophoto', 'earlier flight'],
      sv: ['befintliga bilder', 'bilder jag redan har', 'eget ortofoto', 'tidigare flygning'],
    },
    target: `${beforeYouBuy}#the-work`,
  },
  {
    words: {
      en: ['new forest owner', 'inherited', 'inherit', 'bought a forest'],
      sv: ['ny skogsägare', 'ärvt skog', 'ärva', 'köpt skog', 'generationsskifte'],
    },
    target: `${faq}#faq-new-owner`,
  },
  {
    words: {
      en: ['sell timber', 'selling timber', 'timber sale', 'price of timber'],
      sv: [
        'sälja virke',
        'sälja skog',
        'rotpost',
        'avverkningsuppdrag',
        'leveransvirke',
        'leveransrotköp',
        'virkespris',
      ],
    },
    target: `${faq}#faq-selling-timber`,
  },
  {
    words: {
      en: ['terms of contract', 'before you decide', 'evaluation', 'buyer’s questions'],
      sv: ['avtalsvillkor', 'innan du bestämmer dig', 'före köpet', 'utvärdering'],
    },
    target: beforeYouBuy,
  },
  {
    words: {
      en: ['uptime', 'downtime', 'outage', 'service level', 'SLA', 'status page'],
      sv: ['driftsäkerhet', 'driftstopp', 'driftstörning', 'upptid', 'drifttid', 'servicenivå', 'SLA', 'statussida'],
    },
    target: `${it}#operations`,
  },
  {
    words: { en: ['agreement', 'in writing'], sv: ['skriftligt'] },
    target: `${faq}#faq-in-writing`,
  },
  {
    words: {
      en: ['procurement', 'tender', 'framework agreement', 'contract length', 'VAT', 'invoicing', 'EUDR'],
      sv: [
        'inköp',
        'upphandling',
        'anbud',
        'ramavtal',
        'avtalstid',
        'moms',
        'fakturering',
        'EUDR',
        'avskogningsförordningen',
      ],
    },
    target: `${it}#contract`,
  },
  {
    words: {
      en: ['StanForD', 'StanForD 2010', 'NTRIP', 'SWEPOS', 'correction service'],
      sv: ['StanForD', 'StanForD 2010', 'NTRIP', 'SWEPOS', 'korrektionstjänst'],
    },
    target: `${it}#formats`,
  },
  {
    words: {
      en: ['audit log', 'audit trail', 'change log', 'who changed what'],
      sv: ['audit log', 'ändringslogg', 'revisionslogg', 'vem har ändrat'],
    },
    target: `${it}#login-and-devices`,
  },
  {
    words: {
      en: ['data retention', 'retention period', 'deletion', 'subprocessor', 'subprocessors', 'ownership of data'],
      sv: [
        'lagringstid',
        'gallring av data',
        'radering',
        'underbiträde',
        'underbiträden',
        'vem äger data',
        'vem äger bilderna',
      ],
    },
    target: `${it}#data`,
  },
  { words: { en: ['careers'], sv: ['karriär', 'lediga jobb'] }, target: `${faq}#faq-support` },
  { words: { en: ['samråd', 'consultation'], sv: ['samråd', '12:6'] }, target: permits },
  {
    words: { en: ['wounded game', 'tracking of wounded game'], sv: ['eftersök'] },
    target: '/wildlife#respect-and-rules',
  },
  {
    words: {
      en: ['rate limit', 'token', 'authentication', 'oauth', 'sandbox', 'test environment', 'api version', 'api key'],
      sv: ['anropsgräns', 'token', 'autentisering', 'oauth', 'sandbox', 'testmiljö', 'api-version', 'api-nyckel'],
    },
    target: '/api#api-limits',
  },
  {
    words: {
      en: ['planning system', 'plan system', 'pcSKOG', 'pcskog', 'Forestand', 'Dasom', 'VSOP', 'replace our system'],
      sv: ['plansystem', 'skogsregister', 'pcSKOG', 'Forestand', 'ersätta system', 'vårt system'],
    },
    target: `${beforeYouBuy}#the-work`,
  },
  {
    words: {
      en: ['upload size', 'gigabyte', 'megabyte', '4G', '5G', 'mobile data', 'how large'],
      sv: ['uppladdningens storlek', 'gigabyte', 'megabyte', '4G', '5G', 'mobildata', 'hur stor fil'],
    },
    target: `${faq}#faq-upload`,
  },
  {
    words: {
      en: ['apk', 'safe to install', 'unknown sources', 'malware', 'checksum', 'signature of the file'],
      sv: ['apk', 'apk-fil', 'säkert att installera', 'okända källor', 'skadlig kod', 'kontrollsumma'],
    },
    target: `${faq}#faq-apk`,
  },
  {
    words: {
      en: ['buy a drone', 'choose a drone', 'drone to buy', 'another drone', 'cheap drone', 'second-hand drone'],
      sv: ['köpa drönare', 'välja drönare', 'byta drönare', 'ny drönare', 'billig drönare', 'begagnad drönare'],
    },
    target: '/guides#guide-choose-drone',
  },
  {
    words: {
      en: ['when not to fly', 'stay on the ground'],
      sv: ['när inte flyga', 'inte flyga', 'avstå från att flyga'],
    },
    target: `${drones}#when-not-to-fly`,
  },
  {
    words: { en: ['newsletter', 'unsubscribe'], sv: ['nyhetsbrev', 'avprenumerera', 'sluta få nyhetsbrev'] },
    target: `${faq}#faq-newsletter`,
  },
  {
    words: {
      en: ['privacy policy', 'privacy', 'personal data', 'gdpr', 'cookies'],
      sv: ['integritetspolicy', 'personuppgifter', 'gdpr', 'kakor', 'dataskydd'],
    },
    target: '/#dialog-privacy',
  },
  {
    words: { en: ['thinning'], sv: ['gallring'] },
    target: '/manual/forest-management-planning#growing-forest-actions',
  },
  {
    words: {
      en: [
        'planting',
        'regeneration',
        'reforestation',
        'restocking',
        'seedling',
        'regeneration survey',
        'replant',
        'duty to replant',
      ],
      sv: [
        'plantering',
        'föryngring',
        'återbeskogning',
        'planta',
        'plantor',
        'återväxtinventering',
        'återväxtuppföljning',
        'återväxtkontroll',
        'återväxtplikt',
        'måste plantera',
      ],
    },
    target: '/manual/forest-management-planning#young-forest-actions',
  },
  {
    words: {
      en: ['nature conservation', 'dead wood', 'downed logs'],
      sv: ['naturvård', 'död ved', 'lågor', 'låga'],
    },
    target: '/manual/forest-management-planning#conservation-actions',
  },
  { words: { en: ['forest'], sv: ['skog'] } },
  { words: { en: ['map'], sv: ['karta'] }, target: `${prerequisites}#map-material` },
  {
    words: {
      en: [
        'price',
        'price list',
        'pricing',
        'cost',
        'contract',
        'quotation',
        'invoice',
        'subscription',
        'for free',
        'free of charge',
        'is it free',
        'price per hectare',
        'discount',
      ],
      sv: [
        'pris',
        'prislista',
        'kostnad',
        'avtal',
        'kontrakt',
        'offert',
        'faktura',
        'abonnemang',
        'gratis',
        'pris per hektar',
        'rabatt',
      ],
    },
    target: `${beforeYouBuy}#price-and-trial`,
  },
  // What readers type for what the site calls otherwise
  {
    words: {
      en: ['glossary', 'dictionary', 'terms', 'terminology', 'what does it mean'],
      sv: ['ordlista', 'ordbok', 'begrepp', 'termer', 'vad betyder'],
    },
    target: '/glossary',
  },
  {
    words: {
      en: ['accessibility', 'wcag', 'screen reader', 'disability'],
      sv: ['tillgänglighet', 'tillgänglighetsredogörelse', 'wcag', 'skärmläsare', 'funktionsnedsättning'],
    },
    target: '/accessibility',
  },
  {
    words: {
      en: [
        'calculator',
        'flight time',
        'flight time calculator',
        'how long does it take',
        'hectares per battery',
        'how many flights',
        'how many batteries',
        'how many hectares',
      ],
      sv: [
        'kalkylator',
        'räknare',
        'flygtid',
        'räkna ut flygtid',
        'hur lång tid tar',
        'hektar per batteri',
        'hur många flygningar',
        'hur många batterier',
        'hur många hektar',
      ],
    },
    target: '/planning-drone-praxis#flight-time',
  },
  {
    words: {
      en: [
        'which drone',
        'what drone',
        'supported drones',
        'DJI',
        'Mavic',
        'Matrice',
        'Mini',
        'Air',
        'Phantom',
        'Autel',
        'Parrot',
        'Skydio',
      ],
      sv: [
        'vilken drönare',
        'vilka drönare',
        'DJI',
        'Mavic',
        'Matrice',
        'Mini',
        'Air',
        'Phantom',
        'Autel',
        'Parrot',
        'Skydio',
      ],
    },
    target: `${faq}#faq-which-drone`,
  },
  {
    words: { en: ['sim card', 'sim', 'remote controller'], sv: ['sim-kort', 'simkort', 'sim', 'handkontroll'] },
    target: `${prerequisites}#sim-card`,
  },
  { words: { en: ['wifi', 'wi-fi'], sv: ['wifi', 'wi-fi'] } },
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
    words: { en: ['pilot training', 'drone course', 'course'], sv: ['drönarutbildning', 'drönarkurs', 'kurs'] },
    target: `${prerequisites}#operator-and-pilot`,
  },
  {
    words: {
      en: ['harvester', 'forwarder', 'machine team', 'machine operator'],
      sv: ['skördare', 'skotare', 'maskinlag', 'maskinförare'],
    },
    target: `${advanced}#to-the-machine`,
  },
  {
    words: {
      en: [
        'm3sk',
        'm³sk',
        'm3',
        'm³',
        'cubic metres',
        'dbh',
        'standing volume',
        'growing stock',
        'timber volume',
        'tree species',
      ],
      sv: ['m3sk', 'm³sk', 'm3', 'm³', 'kubikmeter', 'brösthöjdsdiameter', 'virkesförråd', 'virkesvolym', 'trädslag'],
    },
    target: '/manual/forest-management-planning#describe-compartment',
  },
  {
    words: {
      en: ['cancel', 'end the trial', 'stop the trial', 'end the contract', 'delete my account', 'close my account'],
      sv: ['avsluta', 'säga upp', 'säga upp avtalet', 'uppsägning', 'ta bort konto', 'radera konto', 'avsluta konto'],
    },
    target: `${faq}#faq-cancel`,
  },
  {
    words: { en: ['curl', 'endpoint', 'api access'], sv: ['curl', 'endpoint', 'api-åtkomst'] },
    target: '/api#api-access',
  },
  {
    words: { en: ['log in', 'password', 'account'], sv: ['logga in', 'lösenord', 'konto'] },
    target: `${prerequisites}#get-an-account`,
  },
  {
    words: { en: ['tablet', 'computer', 'phone'], sv: ['surfplatta', 'platta', 'dator', 'mobil', 'telefon'] },
    target: `${prerequisites}#devices`,
  },
  {
    words: { en: ['stand', 'forest stand'], sv: ['bestånd'] },
    target: '/manual/forest-management-planning#compartments',
  },
  { words: { en: ['gcp', 'ground control point'], sv: ['gcp', 'stödpunkt'] }, target: `${advanced}#control-points` },
  {
    words: { en: ['gps track', 'gps log'], sv: ['gps-spår', 'gps-logg'] },
    target: '/manual/basics#tracklogs',
  },
  {
    words: { en: ['maximum height', 'max height', 'altitude'], sv: ['maxhöjd', 'flyghöjd'] },
    target: `${faq}#faq-height`,
  },
  {
    words: {
      en: ['sign up', 'signup', 'register', 'wrong email'],
      sv: ['anmäla sig', 'registrera sig', 'fel e-postadress'],
    },
    target: '/sign-up',
  },
  {
    words: {
      en: ['owner says no', 'changed his mind', 'changed her mind', 'change a decision'],
      sv: ['ägaren säger nej', 'ångrar sig', 'ändra ett beslut'],
    },
    target: '/manual/action-planning#changing-state',
  },
  {
    words: {
      en: ['support', 'customer service', 'help', 'help desk', 'bug report', 'opening hours'],
      sv: ['support', 'kundtjänst', 'hjälp', 'felanmälan', 'öppettider'],
    },
    target: `${faq}#faq-support`,
  },
  { words: { en: ['iphone', 'ipad'], sv: ['iphone', 'ipad'] }, target: `${faq}#faq-iphone` },
  { words: { en: ['import', 'stand map'], sv: ['importera', 'beståndskarta'] }, target: `${advanced}#import-data` },
  {
    words: {
      en: ['decision by phone', 'decision made by phone', 'phone decision', 'oral decision', 'approval'],
      sv: ['beslut per telefon', 'muntligt beslut', 'godkännande'],
    },
    target: '/manual/action-planning#decided',
  },
  { words: { en: ['export', 'export map'], sv: ['exportera', 'exportera karta'] }, target: `${advanced}#export-data` },
  {
    words: {
      en: [
        'user rights',
        'contractor',
        'rights',
        'read only',
        'read only access',
        'access rights',
        'who sees',
        'who sees my data',
        'who can see',
      ],
      sv: ['behörighet', 'behörigheter', 'entreprenör', 'bara läsa', 'vem ser', 'vem kan se'],
    },
    target: '/manual/basics#who-sees-what',
  },
  {
    words: {
      en: ['colleague', 'member', 'user', 'invite'],
      sv: ['kollega', 'kollegor', 'medlem', 'användare', 'bjuda in'],
    },
    target: '/manual/basics#team-members',
  },
  { words: { en: ['conflict'], sv: ['konflikt'] }, target: '/manual/basics#conflicts' },
  {
    words: {
      en: [
        'where data are stored',
        'where are my data',
        'data storage',
        'backup',
        'data processing agreement',
        'dpa',
        'security',
        'encryption',
        'ISO 27001',
        'penetration test',
        'how long are images kept',
      ],
      sv: [
        'datalagring',
        'var lagras',
        'säkerhetskopia',
        'säkerhetskopior',
        'personuppgiftsbiträdesavtal',
        'informationssäkerhet',
        'kryptering',
        'ISO 27001',
        'it-säkerhet',
        'hur länge lagras',
        'lagra bilder',
      ],
    },
    target: `${it}#data`,
  },
  {
    words: { en: ['country', 'countries', 'norway', 'finland'], sv: ['land', 'länder', 'norge', 'finland'] },
    target: `${faq}#faq-countries`,
  },
  {
    words: {
      en: ['cutting class', 'felling class', 'K1', 'K2', 'R1', 'R2', 'G1', 'G2', 'S1', 'S2', 'S3'],
      sv: ['huggningsklass', 'K1', 'K2', 'R1', 'R2', 'G1', 'G2', 'S1', 'S2', 'S3'],
    },
    target: '/manual/forest-management-planning#cutting-classes',
  },
  { words: { en: ['green plan'], sv: ['grön plan'] }, target: '/manual/forest-management-planning#management-plan' },
  {
    words: { en: ['basal area'], sv: ['grundyta'] },
    target: '/manual/forest-management-planning#describe-compartment',
  },
  {
    words: {
      en: ['logging residues', 'six weeks'],
      sv: ['grot', 'avverkningsrester', 'sexveckorsregeln', 'sex veckor'],
    },
    target: '/manual/action-planning#felling-notification',
  },
  { words: { en: ['tract directive'], sv: ['traktdirektiv'] }, target: '/final-felling-drone-praxis#hand-over' },
  {
    words: { en: ['rutting', 'ground damage'], sv: ['körskada', 'markskada'] },
    target: '/final-felling-drone-praxis#on-foot',
  },
  { words: { en: ['rain', 'wet drone'], sv: ['regn', 'blöt drönare'] }, target: `${drones}#rain` },
  { words: { en: ['rth', 'return to home'], sv: ['rth', 'återflygning'] }, target: `${drones}#pre-flight` },
  { words: { en: ['rt 90', 'rt90'], sv: ['rt 90', 'rt90'] }, target: `${advanced}#coordinate-systems` },
  {
    words: { en: ['share an image', 'dissemination permit'], sv: ['spridningstillstånd', 'dela bild', 'dela en bild'] },
    target: '/guides#guide-share',
  },
  {
    words: { en: ['satellite', 'compare methods', 'tree height'], sv: ['satellit', 'jämför metoder', 'trädhöjd'] },
    target: '/guides#guide-methods',
  },
  { words: { en: ['laser', 'lidar'], sv: ['laser', 'laserskanning'] }, target: `${advanced}#other-sensors` },
  {
    words: { en: ['evidence', 'study', 'research'], sv: ['studie', 'studier', 'forskning'] },
    target: '/guides#guide-evidence',
  },
  {
    words: {
      en: ['map layers', 'key habitat', 'ancient monument', 'soil moisture'],
      sv: [
        'kartlager',
        'nyckelbiotop',
        'fornsök',
        'fornminne',
        'artportalen',
        'skogens pärlor',
        'markfuktighet',
        'markfuktighetskarta',
        'wms',
        'karttjänst',
        'gravhög',
      ],
    },
    target: '/guides#guide-map-sources',
  },
  {
    words: {
      en: ['yellow spruce', 'brown spruce', 'resin', 'woodpecker', 'sawdust'],
      sv: ['gul gran', 'brun gran', 'kåda', 'kådflöde', 'hackspett', 'sågspån'],
    },
    target: '/bark-beetle#signs',
  },
  {
    words: {
      en: ['grey crown', 'grey', 'gray', 'gray trees', 'red crown'],
      sv: ['grå krona', 'grå kronor', 'grå träd', 'grå', 'röda kronor'],
    },
    target: '/bark-beetle#signs',
  },
  { words: { en: ['root plate'], sv: ['rotvälta'] }, target: '/windthrow#safety-first' },
  { words: { en: ['moose browsing'], sv: ['älgbete'] }, target: '/wildlife#browsing-damage' },
  {
    words: {
      en: ['seed tree', 'shelterwood', 'continuous cover', 'without clear-felling'],
      sv: ['fröträd', 'skärmställning', 'hyggesfritt', 'kontinuitetsskogsbruk', 'blädning', 'plockhuggning'],
    },
    target: '/manual/forest-management-planning#mature-forest-actions',
  },
  { words: { en: ['bird of prey', 'eagle'], sv: ['rovfågel', 'rovfåglar', 'örn'] }, target: `${drones}#abort` },
  {
    words: {
      en: ['sample delivery', 'sample file', 'sample files', 'example file'],
      sv: ['exempelleverans', 'exempelfil', 'exempelfiler'],
    },
    target: '/bark-beetle',
  },
  {
    words: {
      en: ['hunting', 'neighbour complains', 'hunters complain'],
      sv: ['jakt', 'granne klagar', 'grannen klagar', 'jägare klagar'],
    },
    target: '/wildlife#respect-and-rules',
  },
  // Who owns, decides and pays
  {
    words: {
      en: ['co-owner', 'several owners', 'joint owners', 'estate of a deceased', 'power of attorney'],
      sv: ['delägare', 'flera ägare', 'samägd', 'dödsbo', 'skriftlig fullmakt'],
    },
    target: '/manual/action-planning#decided',
  },
  {
    words: {
      en: ['insurance', 'insurance company', 'insurance claim'],
      sv: ['försäkring', 'försäkringsbolag', 'skogsförsäkring', 'skadeanmälan'],
    },
    target: '/windthrow#first-days',
  },
  {
    words: {
      en: ['drone insurance', 'liability insurance', 'fly over houses', 'fly over people', 'fly over a road'],
      sv: ['drönarförsäkring', 'försäkring drönare', 'ansvarsförsäkring', 'över hus', 'över folk', 'över väg'],
    },
    target: `${prerequisites}#rules-for-flying`,
  },
  {
    words: {
      en: ['military area', 'protected object', 'national park', 'nature reserve'],
      sv: ['militärt område', 'skyddsobjekt', 'nationalpark', 'naturreservat'],
    },
    target: permits,
  },
  {
    words: {
      en: ['reindeer husbandry', 'reindeer herding', 'Sami village'],
      sv: ['rennäring', 'renskötsel', 'renskötselområde', 'sameby'],
    },
    target: '/manual/action-planning#felling-notification',
  },
  {
    words: {
      en: ['damaged wood', 'damaged timber', 'how long may timber lie'],
      sv: ['skadat virke', 'virke i skogen', 'hur länge får virket ligga'],
    },
    target: '/windthrow#deadlines',
  },
  {
    words: {
      en: ['sold the forest', 'sold land', 'bought land', 'change of owner'],
      sv: ['sålt skogen', 'sålt mark', 'köpt mark', 'ägarbyte'],
    },
    target: '/manual/basics#choose-managed-area',
  },
  {
    words: {
      en: ['split a compartment', 'merge compartments', 'divide a compartment'],
      sv: ['dela en avdelning', 'dela avdelning', 'klyva avdelning', 'slå ihop avdelningar'],
    },
    target: '/manual/forest-management-planning#split-and-merge',
  },
  {
    words: {
      en: ['delete an observation', 'remove an observation', 'marked the wrong', 'wrong observation'],
      sv: ['ta bort en observation', 'radera observation', 'markerat fel', 'felmarkerad', 'felmarkerat'],
    },
    target: '/manual/basics#good-observations',
  },
  {
    words: {
      en: ['phone is full', 'phone full', 'storage full', 'no space left'],
      sv: ['telefonen är full', 'mobilen är full', 'minnet är fullt', 'minne fullt', 'slut på utrymme'],
    },
    target: '/manual/basics#prepare-bundle',
  },
  {
    words: {
      en: ['date of the image', 'how old is the image', 'old image'],
      sv: ['bildens datum', 'hur gammal är bilden', 'gammal bild'],
    },
    target: `${drones}#read-an-orthophoto`,
  },
  {
    words: { en: ['paper map', 'print a map', 'print the map'], sv: ['papperskarta', 'skriva ut karta'] },
    target: `${advanced}#to-the-machine`,
  },
  // Who decides
  {
    words: { en: ['transport agency'], sv: ['transportstyrelsen'] },
    target: `${prerequisites}#rules-for-flying`,
  },
  { words: { en: ['lantmäteriet'], sv: ['lantmäteriet'] }, target: `${prerequisites}#image-sharing` },
  {
    words: { en: ['forest agency'], sv: ['skogsstyrelsen'] },
    target: '/manual/action-planning#felling-notification',
  },
  // Abbreviations and names of the trade
  {
    words: { en: ['resolution', 'gsd', 'pixel size'], sv: ['upplösning', 'gsd', 'pixelstorlek'] },
    target: `${drones}#choose-height`,
  },
  {
    words: { en: ['multispectral', 'ndvi', 'near infrared'], sv: ['multispektral', 'ndvi', 'nära infraröd'] },
    target: `${advanced}#other-sensors`,
  },
  { words: { en: ['ordinary camera', 'rgb'], sv: ['vanlig kamera', 'rgb'] }, target: '/guides#guide-methods' },
  { words: { en: ['line of sight', 'vlos'], sv: ['synhåll', 'vlos'] }, target: `${prerequisites}#rules-for-flying` },
  { words: { en: ['out of sight', 'bvlos'], sv: ['utom synhåll', 'bvlos'] }, target: `${advanced}#large-areas` },
  { words: { en: ['gps', 'gnss'], sv: ['gps', 'gnss'] }, target: `${advanced}#accuracy` },
  {
    words: { en: ['compare', 'comparison'], sv: ['jämföra', 'jämför', 'jämförelse'] },
    target: `${advanced}#compare-over-time`,
  },
  {
    words: {
      en: ['clearcut', 'clear cut', 'clear cutting', 'logging'],
      sv: ['kalhygge', 'kalavverkning'],
    },
    target: '/final-felling-drone-praxis',
  },
  {
    words: {
      en: ['synchronise', 'synchronize', 'sync', 'lost phone', 'lost my phone', 'new phone', 'change phones'],
      sv: [
        'synkronisera',
        'synka',
        'tappat telefonen',
        'tappat mobilen',
        'ny telefon',
        'byta telefon',
        'ny mobil',
        'byta mobil',
      ],
    },
    target: '/manual/basics#synchronise',
  },
  // What readers want of this website
  {
    words: { en: ['faq', 'frequently asked questions'], sv: ['faq', 'vanliga frågor', 'frågor och svar'] },
    target: faq,
  },
  { words: { en: ['film', 'video'], sv: ['film', 'video'] }, target: '/#film' },
  {
    words: {
      en: ['save for the forest', 'save the manual', 'save the website', 'save pages', 'read offline'],
      sv: ['ta med till skogen', 'spara manualen', 'spara webbplatsen', 'spara sidor', 'läsa offline'],
    },
    target: '/manual#save',
  },
  {
    words: { en: ['field mode', 'large type', 'large text'], sv: ['fältläge', 'stor text', 'stark kontrast'] },
    target: '/manual#field-mode',
  },
  { words: { en: ['print', 'pdf'], sv: ['skriva ut', 'utskrift', 'pdf'] }, target: '/manual' },
  {
    words: {
      en: ['dark mode', 'text size', 'font size'],
      sv: ['mörkt läge', 'textstorlek', 'större text'],
    },
    target: '/accessibility#settings',
  },
  {
    words: {
      en: ['system requirements', 'android version', 'windows', 'mac', 'browser'],
      sv: ['systemkrav', 'android-version', 'windows', 'mac', 'webbläsare'],
    },
    target: `${prerequisites}#apps`,
  },
  {
    words: {
      en: ['delete my data', 'erase my data', 'erase my address', 'my rights'],
      sv: ['radera mina uppgifter', 'ta bort mina uppgifter', 'mina rättigheter'],
    },
    target: '/#dialog-privacy',
  },
  {
    words: {
      en: [
        'contact',
        'contact us',
        'email',
        'phone number',
        'email address',
        'press',
        'press release',
        'your pictures',
        'journalist',
        'jobs',
        'vacancies',
      ],
      sv: [
        'kontakt',
        'kontakta',
        'kontakta oss',
        'kontakta er',
        'mejl',
        'telefonnummer',
        'e-postadress',
        'press',
        'pressmeddelande',
        'era bilder',
        'journalist',
        'jobb',
        'lediga tjänster',
      ],
    },
    target: `${faq}#faq-support`,
  },
  // Faults by their signs
  {
    words: {
      en: [
        'crash',
        'drone fell',
        'drone falls',
        'lost drone',
        'lost connection',
        'lost contact',
        'fly away',
        'emergency',
        'injured',
        'somebody is hurt',
        'someone is hurt',
        'ambulance',
        '112',
      ],
      sv: [
        'krasch',
        'drönaren ramlade',
        'drönaren föll',
        'tappad kontakt',
        'tappade kontakten',
        'haveri',
        'nödläge',
        'olycka',
        'någon är skadad',
        'personskada',
        'ambulans',
        'larma',
        '112',
        'tappad drönare',
        'tappat drönaren',
      ],
    },
    target: `${drones}#abort`,
  },
  {
    words: {
      en: ['hole', 'gaps in the image', 'mosaic', 'torn', 'stripes'],
      sv: ['hål', 'luckor i bilden', 'mosaik', 'ränder'],
    },
    target: `${advanced}#holes`,
  },
  {
    words: {
      en: ['blurred', 'blurry', 'unsharp', 'out of focus', 'too dark', 'too bright', 'overexposed', 'underexposed'],
      sv: ['suddig', 'oskarp', 'för mörk', 'för ljus', 'överexponerad', 'underexponerad'],
    },
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
      en: [
        'white map',
        'map is white',
        'map does not load',
        'missing observations',
        'sync problem',
        'does not sync',
        'orthophoto missing',
        'orthophoto does not arrive',
      ],
      sv: [
        'vit karta',
        'kartan är vit',
        'kartan laddas inte',
        'observationer försvunna',
        'observationer saknas',
        'observationer är borta',
        'synkroniseringen fungerar inte',
        'synkar inte',
        'ortofotot saknas',
        'ortofotot kommer inte',
      ],
    },
    target: `${advanced}#map-problems`,
  },
  {
    words: {
      en: [
        'cannot install',
        'login fails',
        'cannot log in',
        'forgot password',
        'reset password',
        'app crashes',
        'app closes',
      ],
      sv: [
        'går inte att installera',
        'kan inte logga in',
        'glömt lösenordet',
        'byta lösenord',
        'nytt lösenord',
        'appen kraschar',
        'appen stängs',
      ],
    },
    target: `${advanced}#app-problems`,
  },
]

/** Words that say nothing of what is looked for; they count only when there are no others. */
export const stopWords: Record<Language, readonly string[]> = {
  en: 'a an and are as at be by can do does for from has have how i if in into is it may my not of on or should that the this to was what when where which who why will with you your'.split(
    ' ',
  ),
  sv: 'alla att av de den det du eller en ett finns får för från gör ha har hur i inte jag kan man med mig min mina mitt många måste när och om på ska som så till vad var vem vilka vilken vilket är'.split(
    ' ',
  ),
}
