import type { Language } from '../content/languages.ts'
import { paths } from '../content/paths.ts'

/** What must come first: a page and, where one is meant, the section under it. */
export type SearchQuery = { says: string; language: Language; query: string; page: string; section?: string }

const planning = paths.forestManagementPlanning

/** Queries as visitors write them, with what must come first (issue: search inside the site). */
export const searchQueries: readonly SearchQuery[] = [
  // Plain words of the page's own language
  { says: 'a use case', language: 'en', query: 'bark beetle', page: paths.barkBeetle },
  { says: 'a use case', language: 'sv', query: 'granbarkborre', page: paths.barkBeetle },
  { says: 'a use case', language: 'en', query: 'wildlife', page: paths.wildlife },
  { says: 'a use case', language: 'sv', query: 'stormfällning', page: paths.windthrow },
  { says: 'a use case', language: 'en', query: 'final felling', page: paths.finalFelling },
  { says: 'a chapter', language: 'en', query: 'drone operations', page: paths.droneOperations },
  { says: 'a chapter', language: 'sv', query: 'åtgärdsplanering', page: paths.actionPlanning },
  { says: 'a glossary term', language: 'en', query: 'managed area', page: paths.basics, section: 'managed-areas' },
  { says: 'a glossary term', language: 'sv', query: 'kartpaket', page: paths.basics, section: 'map-bundles' },
  {
    says: 'a glossary term',
    language: 'en',
    query: 'tract groups',
    page: paths.actionPlanning,
    section: 'tract-groups',
  },
  { says: 'a glossary term', language: 'sv', query: 'traktgrupp', page: paths.actionPlanning, section: 'tract-groups' },
  { says: 'a preset', language: 'en', query: 'Sparse', page: paths.droneOperations, section: 'preset-sparse' },
  { says: 'a heading', language: 'en', query: 'goal classes', page: planning, section: 'goal-classes' },
  { says: 'a heading', language: 'sv', query: 'batteribyte', page: paths.droneOperations, section: 'battery-change' },
  {
    says: 'a heading',
    language: 'en',
    query: 'coordinate systems',
    page: paths.advanced,
    section: 'coordinate-systems',
  },
  { says: 'a heading', language: 'sv', query: 'felsökning', page: paths.advanced, section: 'troubleshooting' },
  { says: 'a heading', language: 'sv', query: 'stödpunkter', page: paths.advanced, section: 'control-points' },
  { says: 'the privacy policy', language: 'en', query: 'privacy policy', page: '/#dialog-privacy' },
  { says: 'the privacy policy', language: 'sv', query: 'personuppgifter', page: '/#dialog-privacy' },
  // The other language's word
  { says: 'a Swedish word on an English page', language: 'en', query: 'barkborre', page: paths.barkBeetle },
  {
    says: 'an English word on a Swedish page',
    language: 'sv',
    query: 'compartment',
    page: planning,
    section: 'compartments',
  },
  {
    says: 'a Swedish word on an English page',
    language: 'en',
    query: 'avdelningar',
    page: planning,
    section: 'compartments',
  },
  { says: 'an English word on a Swedish page', language: 'sv', query: 'windthrow', page: paths.windthrow },
  {
    says: 'a Swedish word on an English page',
    language: 'en',
    query: 'spårlogg',
    page: paths.basics,
    section: 'tracklogs',
  },
  {
    says: 'an English word on a Swedish page',
    language: 'sv',
    query: 'map bundle',
    page: paths.basics,
    section: 'map-bundles',
  },
  {
    says: 'a Swedish word on an English page',
    language: 'en',
    query: 'skogsbruksplan',
    page: planning,
    section: 'management-plan',
  },
  {
    says: 'an English word on a Swedish page',
    language: 'sv',
    query: 'thermal camera',
    page: paths.wildlife,
    section: 'thermal',
  },
  // Inflections and compounds
  { says: 'a plural', language: 'sv', query: 'barkborrar', page: paths.barkBeetle },
  { says: 'a definite plural', language: 'sv', query: 'spårloggarna', page: paths.basics, section: 'tracklogs' },
  { says: 'a genitive', language: 'sv', query: 'avdelningens', page: planning, section: 'compartments' },
  { says: 'an unknown compound', language: 'sv', query: 'granbarkborreangrepp', page: paths.barkBeetle },
  { says: 'the end of a compound', language: 'sv', query: 'bränning', page: paths.fire, section: 'burning-before' },
  { says: 'a verb form', language: 'en', query: 'flying in winter', page: paths.guides, section: 'guide-winter' },
  // Plain letters, capitals and slips of the keys
  { says: 'plain letters', language: 'sv', query: 'forvaltningsomrade', page: paths.basics, section: 'managed-areas' },
  {
    says: 'plain letters',
    language: 'sv',
    query: 'atgardsobjekt',
    page: paths.actionPlanning,
    section: 'action-objects',
  },
  {
    says: 'marks where there are none',
    language: 'sv',
    query: 'örtofoto',
    page: paths.droneOperations,
    section: 'rapid-orthophoto',
  },
  { says: 'capitals', language: 'en', query: 'TRACKLOGS', page: paths.basics, section: 'tracklogs' },
  { says: 'a letter too few', language: 'en', query: 'compartmnt', page: planning, section: 'compartments' },
  { says: 'two letters swapped', language: 'en', query: 'windthorw', page: paths.windthrow },
  { says: 'a wrong letter', language: 'sv', query: 'kartpoket', page: paths.basics, section: 'map-bundles' },
  { says: 'a slip in a long word', language: 'sv', query: 'slutavvärknig', page: paths.finalFelling },
  // Everyday words and whole questions
  { says: 'an everyday word', language: 'en', query: 'storm damage', page: paths.windthrow },
  { says: 'an everyday word', language: 'sv', query: 'älg', page: paths.wildlife },
  { says: 'an everyday word', language: 'sv', query: 'skogsbrand', page: paths.fire },
  { says: 'an everyday word', language: 'en', query: 'drone licence', page: paths.faq, section: 'faq-certificate' },
  { says: 'a question', language: 'en', query: 'how high may I fly?', page: paths.faq, section: 'faq-height' },
  { says: 'a question', language: 'sv', query: 'fungerar det utan täckning', page: paths.faq, section: 'faq-offline' },
  { says: 'a question', language: 'sv', query: 'hur startar jag en testperiod', page: paths.faq, section: 'faq-trial' },
  { says: 'a question', language: 'en', query: 'may I publish images', page: paths.faq, section: 'faq-permit' },
  {
    says: 'two words of one section',
    language: 'en',
    query: 'battery change',
    page: paths.droneOperations,
    section: 'battery-change',
  },
  {
    says: 'two words of one section',
    language: 'sv',
    query: 'föreslagna åtgärder',
    page: paths.actionPlanning,
    section: 'proposed',
  },
  { says: 'a beginning', language: 'sv', query: 'förinst', page: paths.droneOperations, section: 'presets' },
  { says: 'a beginning', language: 'en', query: 'prerequ', page: paths.prerequisites },
]
