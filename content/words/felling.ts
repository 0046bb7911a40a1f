import type { Word } from '../glossary.ts'

const actions = '/manual/action-planning'
const describing = '/manual/forest-management-planning#describe-compartment'
const felling = '/final-felling-drone-praxis'

/** Words of felling, timber and the people around it. */
export const fellingWords = {
  authority: {
    target: `${actions}#decided`,
    match: { en: ['owner’s authority'], sv: ['fullmakten', 'fullmakt'] },
    definition: {
      en: 'The owner’s permission for somebody else to decide in the owner’s place.',
      sv: 'Ägarens medgivande till att någon annan beslutar i ägarens ställe.',
    },
  },
  fellingNotification: {
    target: `${actions}#felling-notification`,
    match: {
      en: ['felling notifications', 'felling notification'],
      sv: ['avverkningsanmälningar', 'avverkningsanmälan'],
    },
    definition: {
      en: 'The notice to the Swedish Forest Agency that is normally required before regeneration felling of 0.5\u00a0ha or more.',
      sv: 'Den anmälan till Skogsstyrelsen som normalt krävs före föryngringsavverkning på minst 0,5 hektar.',
    },
  },
  tract: {
    target: `${actions}#action-objects`,
    match: { en: ['tracts', 'tract'], sv: ['trakterna', 'trakter', 'trakten', 'trakt'] },
    definition: {
      en: 'A place with boundaries where one felling or other operation is carried out.',
      sv: 'En avgränsad plats där en avverkning eller annan åtgärd utförs.',
    },
  },
  tractPlanning: {
    target: felling,
    match: { en: ['tract planning'], sv: ['traktplaneringen', 'traktplanering'] },
    definition: {
      en: 'Planning one felling on site: boundary, retention, main strip road and timber landing.',
      sv: 'Planering av en avverkning på plats: gräns, hänsyn, basväg och avlägg.',
    },
  },
  absenteeOwner: {
    target: '/guides#guide-owner-visit',
    match: { en: ['absentee owners', 'absentee owner'], sv: ['utborna', 'utbor', 'utbon', 'utbo'] },
    definition: {
      en: 'A forest owner who lives in another municipality than the forest.',
      sv: 'En skogsägare som bor i en annan kommun än skogen.',
    },
  },
  tractDirective: {
    target: `${felling}#hand-over`,
    match: { en: ['tract directives', 'tract directive'], sv: ['traktdirektiven', 'traktdirektivet', 'traktdirektiv'] },
    definition: {
      en: 'The instructions with a map that the machine crew gets for one tract.',
      sv: 'Den instruktion med karta som maskinlaget får för en trakt.',
    },
  },
  machineCrew: {
    target: `${felling}#hand-over`,
    match: { en: ['machine crews', 'machine crew'], sv: ['maskinlagen', 'maskinlaget', 'maskinlag'] },
    definition: {
      en: 'The people who drive the harvester and the forwarder.',
      sv: 'De som kör skördaren och skotaren.',
    },
  },
  harvester: {
    target: null,
    match: { en: ['harvesters', 'harvester'], sv: ['skördarna', 'skördaren', 'skördare'] },
    definition: {
      en: 'The machine that fells the trees, removes the branches and cuts the stems to length.',
      sv: 'Maskinen som fäller träden, kvistar dem och kapar stammarna.',
    },
  },
  forwarder: {
    target: null,
    match: { en: ['forwarders', 'forwarder'], sv: ['skotarna', 'skotaren', 'skotare'] },
    definition: {
      en: 'The machine that carries the logs to the timber landing.',
      sv: 'Maskinen som kör virket till avlägget.',
    },
  },
  stripRoad: {
    target: '/manual/forest-management-planning#growing-forest-actions',
    match: { en: ['strip roads', 'strip road'], sv: ['stickvägarna', 'stickvägar', 'stickvägen', 'stickväg'] },
    definition: {
      en: 'A way opened through the stand at thinning, so that the machines get in.',
      sv: 'En väg för maskinerna, upphuggen genom beståndet vid gallring.',
    },
  },
  machineTrack: {
    target: null,
    match: { en: ['machine tracks', 'machine track'], sv: ['körstråken', 'körstråket', 'körstråk'] },
    definition: {
      en: 'Where the machines have driven on a clear-felled area.',
      sv: 'Där maskinerna har kört på hygget.',
    },
  },
  mainStripRoad: {
    target: `${felling}#main-strip-road`,
    match: { en: ['main strip roads', 'main strip road'], sv: ['basvägarna', 'basvägar', 'basvägen', 'basväg'] },
    definition: {
      en: 'The way that the forwarder drives again and again between the tract and the timber landing; it takes the heaviest load.',
      sv: 'Skotarens mest körda väg mellan trakten och avlägget.',
    },
  },
  timberLanding: {
    target: `${felling}#main-strip-road`,
    match: { en: ['timber landings', 'timber landing'], sv: ['avläggen', 'avlägget', 'avlägg'] },
    definition: {
      en: 'The place by the road where timber is stacked for lorries.',
      sv: 'Platsen vid vägen där virket läggs upp för lastbilarna.',
    },
  },
  logPile: {
    target: null,
    match: { en: ['log piles', 'log pile'], sv: ['vältorna', 'vältor', 'vältan', 'välta'] },
    definition: {
      en: 'Logs of one kind stacked at the timber landing.',
      sv: 'Virke av ett och samma sortiment, upplagt vid avlägget.',
    },
  },
  loggingResidues: {
    target: null,
    match: { en: ['logging residues', 'grot'], sv: ['grot'] },
    definition: {
      en: 'Branches and tops that can be taken out after a felling, often for fuel.',
      sv: 'Grenar och toppar som kan tas ut efter en avverkning, ofta som bränsle.',
    },
  },
  cubicMetresStanding: {
    target: describing,
    match: { en: ['m³sk'], sv: ['m³sk'] },
    definition: {
      en: 'Forest cubic metres: the whole stem above the stump, with bark and top; the measure of standing forest.',
      sv: 'Skogskubikmeter: hela stammen ovanför stubben, med bark och topp; måttet på stående skog.',
    },
  },
  cubicMetresTimber: {
    target: describing,
    match: { en: ['m³fub'], sv: ['m³fub'] },
    definition: {
      en: 'Solid cubic metres under bark: the measure that timber is traded in.',
      sv: 'Kubikmeter fast under bark: måttet som virke handlas i.',
    },
  },
  agent: {
    target: `${actions}#felling-notification`,
    match: { en: ['agents', 'agent'], sv: ['ombuden', 'ombudet', 'ombud'] },
    definition: {
      en: 'Somebody who acts for the owner, for example when a felling is notified.',
      sv: 'Den som företräder ägaren, till exempel när en avverkning anmäls.',
    },
  },
  timberBuyer: {
    target: null,
    match: { en: ['timber buyers', 'timber buyer'], sv: ['virkesköparna', 'virkesköparen', 'virkesköpare'] },
    definition: {
      en: 'The person at a forest company or an association who meets forest owners and buys timber.',
      sv: 'Den som träffar skogsägare och köper virke, för ett skogsföretag eller en skogsägarförening.',
    },
  },
  forestRoad: {
    target: null,
    match: {
      en: ['forest roads', 'forest road'],
      sv: ['skogsbilvägarna', 'skogsbilvägar', 'skogsbilvägen', 'skogsbilväg'],
    },
    definition: {
      en: 'A road in the forest built for lorries.',
      sv: 'En väg i skogen byggd för lastbilar.',
    },
  },
  bearingCapacity: {
    target: null,
    match: { en: ['bearing capacity'], sv: ['bärigheten', 'bärighet'] },
    definition: {
      en: 'How well the ground carries machines without deep ruts.',
      sv: 'Hur väl marken bär maskiner utan djupa spår.',
    },
  },
  soilDamage: {
    target: null,
    match: { en: ['soil damage'], sv: ['körskadorna', 'körskador', 'körskadan', 'körskada'] },
    definition: {
      en: 'Damage to ground or water caused by driving.',
      sv: 'Skada på mark eller vatten som orsakas av körning.',
    },
  },
  soilMoistureMap: {
    target: '/guides#guide-map-sources',
    match: {
      en: ['soil moisture maps', 'soil-moisture map', 'soil moisture map'],
      sv: ['markfuktighetskartorna', 'markfuktighetskartor', 'markfuktighetskartan', 'markfuktighetskarta'],
    },
    definition: {
      en: 'A map calculated from height data that shows where the ground is likely to be wet.',
      sv: 'En karta beräknad ur höjddata som visar var marken sannolikt är blöt.',
    },
  },
} as const satisfies Record<string, Word>
