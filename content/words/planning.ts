import type { Word } from '../glossary.ts'

const planning = '/manual/forest-management-planning'
const actions = '/manual/action-planning'

/** Words of the plan and of silviculture, beside the concepts of the platform. */
export const planningWords = {
  stand: {
    target: `${planning}#compartments`,
    match: { en: ['stands', 'stand'], sv: ['bestånden', 'beståndet', 'bestånd'] },
    definition: {
      en: 'An area of trees of similar kind and age that is managed alike; in a plan it usually corresponds to a compartment.',
      sv: 'Ett stycke skog med likartade träd som sköts på samma sätt; i planen motsvarar det oftast en avdelning.',
    },
  },
  forestManagementPlan: {
    target: `${planning}#management-plan`,
    match: {
      en: ['forest management plans', 'forest management plan'],
      sv: ['skogsbruksplanerna', 'skogsbruksplaner', 'skogsbruksplanen', 'skogsbruksplan'],
    },
    definition: {
      en: 'A map and a description of the forest on a property with suggested actions, normally for about ten years.',
      sv: 'En karta och en beskrivning av skogen på en fastighet med förslag på åtgärder, normalt för ungefär tio år.',
    },
  },
  urgency: {
    target: `${planning}#urgency`,
    match: { en: ['urgency'], sv: ['angelägenheten', 'angelägenhet'] },
    definition: {
      en: 'How soon a proposed action is needed.',
      sv: 'Hur snart en föreslagen åtgärd behöver utföras.',
    },
  },
  goalClass: {
    target: `${planning}#goal-classes`,
    match: { en: ['goal classes', 'goal class'], sv: ['målklasserna', 'målklasser', 'målklassen', 'målklass'] },
    definition: {
      en: 'The aim of a compartment in the plan: production with general or more retention, or nature conservation with or without management.',
      sv: 'Planens inriktning för en avdelning: produktion med generell eller förstärkt hänsyn, eller naturvård med eller utan skötsel.',
    },
  },
  cuttingClass: {
    target: `${planning}#cutting-classes`,
    match: {
      en: ['cutting classes', 'cutting class'],
      sv: ['huggningsklasserna', 'huggningsklasser', 'huggningsklassen', 'huggningsklass'],
    },
    definition: {
      en: 'A code for how far a stand has come, from bare ground to mature forest; it does not say what should be done.',
      sv: 'En kod för hur långt beståndet har kommit, från kalmark till mogen skog; den säger inte vad som ska göras.',
    },
  },
  basalArea: {
    target: `${planning}#describe-compartment`,
    match: { en: ['basal area'], sv: ['grundytan', 'grundyta'] },
    definition: {
      en: 'The sum of the cross-sections of all trees at breast height, in square metres per hectare.',
      sv: 'Summan av alla stammars tvärsnitt i brösthöjd, i kvadratmeter per hektar.',
    },
  },
  siteIndex: {
    target: `${planning}#describe-compartment`,
    match: { en: ['site index'], sv: ['ståndortsindexet', 'ståndortsindex'] },
    definition: {
      en: 'The height that the dominant trees are expected to reach at a given age, normally 100 years; T24 means pine and 24\u00a0m.',
      sv: 'Den höjd som de härskande träden väntas nå vid en viss ålder, normalt 100 år; T24 betyder tall och 24\u00a0m.',
    },
  },
  siteQuality: {
    target: `${planning}#describe-compartment`,
    match: { en: ['site quality'], sv: ['boniteten', 'bonitet'] },
    definition: {
      en: 'How much wood the ground can produce, in m³sk per hectare and year; it is derived from the site index but is not the same thing.',
      sv: 'Hur mycket virke marken kan producera, i m³sk per hektar och år; den härleds ur ståndortsindex men är inte samma sak.',
    },
  },
  preCommercialThinning: {
    target: `${planning}#young-forest-actions`,
    match: { en: ['pre-commercial thinning'], sv: ['röjningarna', 'röjningar', 'röjningen', 'röjning'] },
    definition: {
      en: 'Removing surplus stems in young forest so that the best ones get room; it normally gives no timber to sell.',
      sv: 'Att ta bort överflödiga stammar i ungskog så att de bästa får plats; det ger normalt inget virke att sälja.',
    },
  },
  thinning: {
    target: `${planning}#growing-forest-actions`,
    match: { en: ['thinnings', 'thinning'], sv: ['gallringarna', 'gallringar', 'gallringen', 'gallring'] },
    definition: {
      en: 'Harvesting some of the trees in growing forest so that the rest develop better; it gives timber to sell.',
      sv: 'Att avverka en del av träden i växande skog så att resten utvecklas bättre; det ger virke att sälja.',
    },
  },
  finalFelling: {
    target: `${planning}#mature-forest-actions`,
    match: {
      en: ['final fellings', 'final felling'],
      sv: ['slutavverkningarna', 'slutavverkningar', 'slutavverkningen', 'slutavverkning'],
    },
    definition: {
      en: 'Harvesting of mature forest to make way for new forest.',
      sv: 'Avverkning av mogen skog för att ge plats åt ny.',
    },
  },
  regenerationFelling: {
    target: `${actions}#felling-notification`,
    match: {
      en: ['regeneration felling'],
      sv: ['föryngringsavverkningar', 'föryngringsavverkningen', 'föryngringsavverkning'],
    },
    definition: {
      en: 'What Swedish forestry rules call final felling and other felling that makes way for new forest.',
      sv: 'Skogsvårdslagens ord för slutavverkning och annan avverkning som ger plats åt ny skog.',
    },
  },
  clearFelledArea: {
    target: null,
    match: { en: ['clear-felled areas', 'clear-felled area'], sv: ['hyggena', 'hyggen', 'hygget', 'hygge'] },
    definition: {
      en: 'The open ground after a final felling, before new forest is established.',
      sv: 'Den öppna marken efter en slutavverkning, innan ny skog är etablerad.',
    },
  },
  regeneration: {
    target: `${planning}#young-forest-actions`,
    match: { en: ['regeneration'], sv: ['föryngringarna', 'föryngringar', 'föryngringen', 'föryngring'] },
    definition: {
      en: 'Establishing new forest after felling or damage; also the new forest itself.',
      sv: 'Att anlägga ny skog efter avverkning eller skada; även den nya skogen.',
    },
  },
  scarification: {
    target: `${planning}#mature-forest-actions`,
    match: { en: ['scarification'], sv: ['markberedningen', 'markberedning'] },
    definition: {
      en: 'Baring or turning the soil so that seedlings survive better.',
      sv: 'Att blottlägga mineraljorden eller vända torvan, så att plantorna klarar sig bättre.',
    },
  },
  keyHabitat: {
    target: '/guides#guide-map-sources',
    match: {
      en: ['key habitats', 'key habitat'],
      sv: ['nyckelbiotoperna', 'nyckelbiotoper', 'nyckelbiotopen', 'nyckelbiotop'],
    },
    definition: {
      en: 'A forest with very high conservation values, where red-listed species live or can be expected.',
      sv: 'En skog med mycket höga naturvärden, där rödlistade arter finns eller kan förväntas finnas.',
    },
  },
  bufferZone: {
    target: '/final-felling-drone-praxis#mark-consideration',
    match: { en: ['buffer zones', 'buffer zone'], sv: ['kantzonerna', 'kantzoner', 'kantzonen', 'kantzon'] },
    definition: {
      en: 'The strip of trees and bushes left along water, wetlands or fields.',
      sv: 'Den remsa av träd och buskar som lämnas längs vatten, våtmark eller åker.',
    },
  },
  retentionTree: {
    target: '/final-felling-drone-praxis#mark-consideration',
    match: { en: ['retention trees', 'retention tree'], sv: ['evighetsträden', 'evighetsträdet', 'evighetsträd'] },
    definition: {
      en: 'A tree left at felling to grow old, die and decay on the spot.',
      sv: 'Ett träd som lämnas vid avverkning för att åldras, dö och brytas ned.',
    },
  },
  retentionPatch: {
    target: '/final-felling-drone-praxis#mark-consideration',
    match: {
      en: ['retention patches', 'retention patch'],
      sv: ['hänsynsytorna', 'hänsynsytor', 'hänsynsytan', 'hänsynsyta'],
    },
    definition: {
      en: 'A small area that is left untouched, or handled with care, within a felling.',
      sv: 'En mindre yta som lämnas orörd, eller behandlas varsamt, inom en avverkning.',
    },
  },
  shelterwood: {
    target: `${planning}#mature-forest-actions`,
    match: { en: ['shelterwood'], sv: ['skärmställningar', 'skärmställningen', 'skärmställning'] },
    definition: {
      en: 'Mature trees left standing for some years to shelter the new forest and give it seed.',
      sv: 'Gamla träd som får stå kvar några år för att skydda den nya skogen och fröa av sig.',
    },
  },
  supplementaryPlanting: {
    target: `${planning}#young-forest-actions`,
    match: { en: ['supplementary planting'], sv: ['hjälpplanteringar', 'hjälpplanteringen', 'hjälpplantering'] },
    definition: {
      en: 'Filling the gaps where an earlier planting has failed.',
      sv: 'Att plantera i luckorna där en plantering har misslyckats.',
    },
  },
  natureValues: {
    target: `${planning}#nature-values`,
    match: {
      en: ['conservation values', 'conservation value'],
      sv: ['naturvärdena', 'naturvärden', 'naturvärdet', 'naturvärde'],
    },
    definition: {
      en: 'Qualities that make a place important for plants, animals and fungi.',
      sv: 'Egenskaper som gör en plats viktig för växter, djur och svampar.',
    },
  },
  consideration: {
    target: `${planning}#nature-values`,
    match: { en: ['retention'], sv: ['hänsynen', 'hänsyn'] },
    definition: {
      en: 'The trees and patches that are left or protected when forestry work is done.',
      sv: 'De träd och ytor som lämnas eller skyddas vid en åtgärd.',
    },
  },
  downedLog: {
    target: `${planning}#conservation-actions`,
    match: { en: ['downed logs'], sv: ['lågorna', 'lågor'] },
    definition: {
      en: 'Dead trees lying on the ground, a home for many species.',
      sv: 'Döda träd som ligger på marken, livsmiljö för många arter.',
    },
  },
  regenerationSurvey: {
    target: `${planning}#young-forest-actions`,
    match: {
      en: ['regeneration surveys', 'regeneration survey'],
      sv: ['återväxtinventeringarna', 'återväxtinventeringar', 'återväxtinventeringen', 'återväxtinventering'],
    },
    definition: {
      en: 'Counting on sample plots whether enough seedlings have survived after planting, sowing or natural regeneration.',
      sv: 'Räkning på provytor av plantorna som har överlevt efter plantering, sådd eller självföryngring.',
    },
  },
  boundaryLine: {
    target: '/manual/prerequisites#map-material',
    match: { en: ['boundary lines', 'boundary line'], sv: ['rågångarna', 'rågångar', 'rågången', 'rågång'] },
    definition: {
      en: 'The boundary between two properties in the forest, often kept as a cleared line between the boundary marks.',
      sv: 'Gränsen mellan två fastigheter i skogen, ofta upphuggen och röjd mellan gränsmärkena.',
    },
  },
  highStump: {
    target: null,
    match: { en: ['high stumps', 'high stump'], sv: ['högstubbarna', 'högstubbar', 'högstubben', 'högstubbe'] },
    definition: {
      en: 'A tree cut a few metres up, so that it becomes dead wood.',
      sv: 'Ett träd som kapas några meter upp, så att det blir död ved.',
    },
  },
  culturalRemains: {
    target: `${planning}#nature-values`,
    match: {
      en: ['cultural remains'],
      sv: ['kulturlämningarna', 'kulturlämningar', 'kulturlämningen', 'kulturlämning'],
    },
    definition: {
      en: 'Traces of earlier human activity, such as charcoal pits; some of them are protected by law.',
      sv: 'Spår av äldre tiders verksamhet, till exempel kolbottnar; en del är skyddade i lag.',
    },
  },
  natureValueTree: {
    target: `${planning}#nature-values`,
    match: {
      en: ['habitat trees', 'habitat tree'],
      sv: ['naturvärdesträden', 'naturvärdesträdet', 'naturvärdesträd'],
    },
    definition: {
      en: 'A tree of special importance for biodiversity, such as a very old or hollow one.',
      sv: 'Ett träd som betyder mycket för den biologiska mångfalden, till exempel för att det är gammalt eller ihåligt.',
    },
  },
} as const satisfies Record<string, Word>
