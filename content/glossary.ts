import type { Language } from '../site/languages.ts'

/** A word of the glossary page; those of forestry, flying and maps stand in words/, and texts do not link them. */
export type Word = {
  /** Where it is explained; null is a word that no page explains further. */
  target: string | null
  /** The forms that a text may use, longest first; the last is what the word is called. */
  match: Record<Language, readonly string[]>
  /** One sentence. */
  definition: Record<Language, string>
}

/** A concept of the platform: texts link it to its place in the manual. */
export type Term = Word & {
  /** An everyday word as well: linked once on a page instead of once in a section. */
  ordinary?: true
  /** Linked only where it is written with these capitals. */
  exact?: true
}

const basics = '/manual/basics'
const prerequisites = '/manual/prerequisites'
const planning = '/manual/forest-management-planning'
const actions = '/manual/action-planning'
const drones = '/manual/drone-operations'

/** Every concept of the platform with its place in the manual. */
export const glossary = {
  managedArea: {
    target: `${basics}#managed-areas`,
    match: {
      en: ['managed areas', 'managed area'],
      sv: ['förvaltningsområdena', 'förvaltningsområden', 'förvaltningsområdet', 'förvaltningsområde'],
    },
    definition: {
      en: 'The forest that one team looks after, such as a property or a district, with its compartments, observations, actions and orthophotos.',
      sv: 'Den skog som ett team sköter, till exempel en fastighet eller ett distrikt, med avdelningar, observationer, åtgärder och ortofoton.',
    },
  },
  team: {
    target: `${basics}#teams`,
    match: { en: ['teams', 'team'], sv: ['teamen', 'teamet', 'team'] },
    definition: {
      en: 'The people who share the same managed areas, maps and tasks.',
      sv: 'De personer som delar samma förvaltningsområden, kartor och uppgifter.',
    },
    ordinary: true,
  },
  project: {
    target: `${basics}#projects`,
    match: { en: ['projects', 'project'], sv: ['projekten', 'projektet', 'projekt'] },
    definition: {
      en: 'A limited piece of work with a goal, such as one autumn’s storm inventory, that gathers the observations, flights and tasks that belong to it.',
      sv: 'Ett avgränsat arbete med ett mål, till exempel höstens storminventering, och alla observationer, flygningar och uppgifter som hör dit.',
    },
    ordinary: true,
  },
  tracklog: {
    target: `${basics}#tracklogs`,
    match: { en: ['tracklogs', 'tracklog'], sv: ['spårloggarna', 'spårloggar', 'spårloggen', 'spårlogg'] },
    definition: {
      en: 'A recorded line showing where someone has walked or driven, and when.',
      sv: 'Ett registrerat spår som visar var någon har gått eller kört, och när.',
    },
  },
  pointObservation: {
    target: `${basics}#point-observations`,
    match: {
      en: ['point observations', 'point observation'],
      sv: ['punktobservationerna', 'punktobservationer', 'punktobservationen', 'punktobservation'],
    },
    definition: {
      en: 'An observation with one position, such as a single windthrown tree or a culvert.',
      sv: 'En observation med en enda position, till exempel ett enstaka vindfälle eller en vägtrumma.',
    },
  },
  areaObservation: {
    target: `${basics}#area-observations`,
    match: {
      en: ['area observations', 'area observation'],
      sv: ['ytobservationerna', 'ytobservationer', 'ytobservationen', 'ytobservation'],
    },
    definition: {
      en: 'An observation drawn as an area, such as a group of attacked spruces or a wet hollow.',
      sv: 'En observation som ritas som en yta, till exempel en grupp angripna granar eller en blöt svacka.',
    },
  },
  observation: {
    target: `${basics}#observations`,
    match: {
      en: ['observations', 'observation'],
      sv: ['observationerna', 'observationer', 'observationen', 'observation'],
    },
    definition: {
      en: 'Something noted at a place in the forest, with type, date, text and usually a photo.',
      sv: 'En notering från en plats i skogen, med typ, datum, text och oftast ett foto.',
    },
  },
  mapBundle: {
    target: `${basics}#map-bundles`,
    match: { en: ['map bundles', 'map bundle'], sv: ['kartpaketen', 'kartpaketet', 'kartpaket'] },
    definition: {
      en: 'A set of map layers and images saved to the phone or tablet so that they work without mobile coverage.',
      sv: 'Kartlager och bilder som du sparar i telefonen eller plattan, så att de fungerar utan mobiltäckning.',
    },
  },
  compartment: {
    target: `${planning}#compartments`,
    match: {
      en: ['compartments', 'compartment'],
      sv: ['avdelningarna', 'avdelningar', 'avdelningen', 'avdelning'],
    },
    definition: {
      en: 'A piece of forest uniform enough to be described and managed as one; a forest management plan is divided into compartments.',
      sv: 'Ett stycke skog så likartat att det kan beskrivas och skötas på samma sätt; skogsbruksplanen är indelad i avdelningar.',
    },
  },
  proposedAction: {
    target: `${actions}#proposed`,
    match: {
      en: ['proposed actions', 'proposed action'],
      sv: ['föreslagna åtgärder', 'föreslagna åtgärden', 'föreslagen åtgärd'],
    },
    definition: {
      en: 'An action that someone recommends but nobody has yet approved.',
      sv: 'En åtgärd som någon rekommenderar men som ännu ingen har beslutat om.',
    },
  },
  decidedAction: {
    target: `${actions}#decided`,
    match: {
      en: ['decided actions', 'decided action'],
      sv: ['beslutade åtgärder', 'beslutade åtgärden', 'beslutad åtgärd'],
    },
    definition: {
      en: 'An action approved by the owner, or by someone with the owner’s authority, ready to be planned in time.',
      sv: 'En åtgärd som har godkänts av ägaren eller den som har ägarens fullmakt, och som kan läggas in i tidsplanen.',
    },
  },
  completedAction: {
    target: `${actions}#completed`,
    match: {
      en: ['completed actions', 'completed action'],
      sv: ['utförda åtgärder', 'utförda åtgärden', 'utförd åtgärd'],
    },
    definition: {
      en: 'An action that has been carried out and reported with date and outcome.',
      sv: 'En åtgärd som är gjord och rapporterad med datum och utfall.',
    },
  },
  actionPlan: {
    target: `${actions}#action-plans`,
    match: {
      en: ['action plans', 'action plan'],
      sv: ['åtgärdsplanerna', 'åtgärdsplaner', 'åtgärdsplanen', 'åtgärdsplan'],
    },
    definition: {
      en: 'The chosen actions for a period, in order of priority, for example one year’s work.',
      sv: 'De valda åtgärderna för en period i prioritetsordning, till exempel ett års arbete.',
    },
  },
  actionObject: {
    target: `${actions}#action-objects`,
    match: {
      en: ['action objects', 'action object'],
      sv: ['åtgärdsobjekten', 'åtgärdsobjektet', 'åtgärdsobjekt'],
    },
    definition: {
      en: 'The area on the ground where a decided action is to be carried out; it may be a whole compartment, part of one, or several.',
      sv: 'Ytan i skogen där en beslutad åtgärd ska utföras: en hel avdelning, en del av en eller flera.',
    },
  },
  action: {
    target: `${actions}#actions`,
    match: { en: ['actions', 'action'], sv: ['åtgärderna', 'åtgärder', 'åtgärden', 'åtgärd'] },
    definition: {
      en: 'A piece of forestry work in a compartment, such as thinning, planting or nature conservation management.',
      sv: 'Ett arbete i en avdelning, till exempel gallring, plantering eller naturvårdande skötsel.',
    },
    ordinary: true,
  },
  tractGroup: {
    target: `${actions}#tract-groups`,
    match: {
      en: ['tract groups', 'tract group'],
      sv: ['traktgrupperna', 'traktgrupper', 'traktgruppen', 'traktgrupp'],
    },
    definition: {
      en: 'Action objects that are planned and carried out together, for example because they share a road, a timber landing or a machine crew.',
      sv: 'Åtgärdsobjekt som planeras och utförs tillsammans, till exempel för att de delar väg, avlägg eller maskinlag.',
    },
  },
  budget: {
    target: `${actions}#budgets`,
    match: { en: ['budgets', 'budget'], sv: ['budgetarna', 'budgetar', 'budgeten', 'budget'] },
    definition: {
      en: 'The planned quantity for a period (area, volume, cost or income) that decided and completed actions are compared with.',
      sv: 'Den areal, den volym eller de pengar som är planerade för en period, att jämföra beslutade och utförda åtgärder med.',
    },
    ordinary: true,
  },
  task: {
    target: `${actions}#tasks`,
    match: { en: ['tasks', 'task'], sv: ['uppgifterna', 'uppgifter', 'uppgiften', 'uppgift'] },
    definition: {
      en: 'A single job given to a named person, with a place and a due date.',
      sv: 'Ett enskilt jobb som en namngiven person ansvarar för, med plats och sista datum.',
    },
    ordinary: true,
  },
  enterpriseDrone: {
    target: `${prerequisites}#enterprise-drones`,
    match: {
      en: ['enterprise drones', 'enterprise drone'],
      sv: ['enterprise-drönarna', 'enterprise-drönaren', 'enterprise-drönare'],
    },
    definition: {
      en: 'A drone built for professional use, often with a mapping camera and support for precise positioning.',
      sv: 'En drönare för yrkesbruk, ofta med kartläggningskamera och stöd för noggrann positionering.',
    },
  },
  otherDrone: {
    target: `${prerequisites}#other-drones`,
    match: { en: ['other drones'], sv: ['övriga drönare'] },
    definition: {
      en: 'Any drone that is not an enterprise model, such as a small consumer drone.',
      sv: 'Drönare som inte är enterprise-modeller, till exempel mindre konsumentdrönare.',
    },
  },
  droneType: {
    target: `${prerequisites}#drone-types`,
    match: {
      en: ['drone types', 'drone type'],
      sv: ['drönartyperna', 'drönartyper', 'drönartypen', 'drönartyp'],
    },
    definition: {
      en: 'The platform’s division of drones into enterprise drones and other drones; which ways of flying are available may depend on the type.',
      sv: 'Plattformens indelning i enterprise-drönare och övriga drönare; typen kan avgöra på vilka sätt du kan flyga.',
    },
  },
  rapidOrthophoto: {
    target: `${drones}#rapid-orthophoto`,
    match: { en: ['Rapid Orthophotos', 'Rapid Orthophoto'], sv: ['Rapid Orthophotos', 'Rapid Orthophoto'] },
    definition: {
      en: 'The platform’s name for an orthophoto produced quickly from a drone mission, for overview and decisions rather than for surveying.',
      sv: 'Plattformens namn på ett ortofoto som snabbt tas fram från ett drönaruppdrag, för överblick och beslut men inte för inmätning.',
    },
    exact: true,
  },
  droneMission: {
    target: `${drones}#drone-missions`,
    match: {
      en: ['drone missions', 'drone mission'],
      sv: ['drönaruppdragen', 'drönaruppdraget', 'drönaruppdrag'],
    },
    definition: {
      en: 'A flight along a planned route over a chosen area, where the drone takes overlapping pictures automatically.',
      sv: 'En flygning längs en planerad rutt över ett valt område, där drönaren själv tar överlappande bilder.',
    },
  },
  freeFlight: {
    target: `${drones}#free-flight`,
    match: { en: ['free flights', 'free flight'], sv: ['fria flygningar', 'fria flygningen', 'fri flygning'] },
    definition: {
      en: 'Flying by hand without a planned route, to look around, take single pictures and note observations.',
      sv: 'Flygning för hand utan planerad rutt, för att se sig omkring, ta enstaka bilder och notera observationer.',
    },
  },
  preset: {
    target: `${drones}#presets`,
    match: {
      en: ['mission presets', 'mission preset', 'presets', 'preset'],
      sv: ['förinställningarna', 'förinställningar', 'förinställningen', 'förinställning'],
    },
    definition: {
      en: 'A ready-made setting of speed and distance between pictures: Quick, Balanced, Pretty, Sparse or Dense.',
      sv: 'En färdig inställning av fart och avstånd mellan bilderna: Quick, Balanced, Pretty, Sparse eller Dense.',
    },
  },
  quick: {
    target: `${drones}#preset-quick`,
    match: { en: ['Quick'], sv: ['Quick'] },
    definition: {
      en: 'The preset when time is short but the image has to be complete.',
      sv: 'Förinställningen när det är ont om tid men bilden ska vara hel.',
    },
    exact: true,
  },
  balanced: {
    target: `${drones}#preset-balanced`,
    match: { en: ['Balanced'], sv: ['Balanced'] },
    definition: {
      en: 'The preset for everyday use: a compromise between flight time and image quality.',
      sv: 'Förinställningen för vardagsbruk: en avvägning mellan flygtid och bildkvalitet.',
    },
    exact: true,
  },
  pretty: {
    target: `${drones}#preset-pretty`,
    match: { en: ['Pretty'], sv: ['Pretty'] },
    definition: {
      en: 'The preset when the picture itself matters, for example to show a forest owner.',
      sv: 'Förinställningen för när själva bilden är viktig, till exempel när den ska visas för en skogsägare.',
    },
    exact: true,
  },
  sparse: {
    target: `${drones}#preset-sparse`,
    match: { en: ['Sparse'], sv: ['Sparse'] },
    definition: {
      en: 'The preset with gaps between the pictures: samples of an area that is too large to be covered.',
      sv: 'Förinställningen med luckor mellan bilderna: stickprov av ett område som är för stort för att täckas.',
    },
    exact: true,
  },
  dense: {
    target: `${drones}#preset-dense`,
    match: { en: ['Dense'], sv: ['Dense'] },
    definition: {
      en: 'The preset with pictures close together: for tall, uneven or gappy forest where the orthophoto would otherwise get holes.',
      sv: 'Förinställningen med tätt mellan bilderna: för hög, ojämn eller luckig skog där ortofotot annars lätt får hål.',
    },
    exact: true,
  },
} as const satisfies Record<string, Term>

export const terms: readonly Term[] = Object.values(glossary)
