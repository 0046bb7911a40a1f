import { site } from '../site.ts'
import type { FindingsMessages } from './findings.en.ts'

/** Jämförelsen mellan bild och fynd på användningsfallens sidor, på svenska. */
export const findingsSv: FindingsMessages = {
  picture: { orthophoto: 'Ortofoto', thermal: 'Värmebild' },
  marked: 'Med markeringar',
  markedAlt: 'Samma vy med markeringar. Teckenförklaringen och listan under bilden säger vad de betyder.',
  divider: 'Skiljelinje mellan bilden och samma bild med markeringar',
  position: (bare) => `${bare} procent utan markeringar, ${100 - bare} procent med markeringar`,
  hint: 'Dra i skiljelinjen eller använd piltangenterna.',
  legend: 'Teckenförklaring',
  list: 'Allt som är markerat, som lista',
  listHead: { what: 'Markerat', size: 'Antal och storlek' },
  compartment: (number) => `Avdelning ${number}`,
  numbered: (name, number) => `${name} ${number}`,
  caption: 'Siffrorna är uppmätta i bilden.',
  captionThermal: `En metod, inte en funktion i ${site.product}.`,
  captionPlanning: 'Åldrar och åtgärdsförslag är exempel.',
  actions: {
    thin: 'Gallra',
    finalFelling: 'Slutavverka',
    leaveForNow: 'Ingen åtgärd nu',
    preCommercialThinning: 'Röj',
    scarify: 'Markbered',
    plant: 'Plantera',
    leave: 'Lämnas',
  },
  measures: {
    count: (count) => (count === '1' ? '1\u00a0avdelning' : `${count}\u00a0avdelningar`),
    hectares: (hectares) => `${hectares}\u00a0ha`,
    metres: (metres) => `${metres}\u00a0m`,
    trees: (trees) => `${trees}\u00a0träd`,
    red: (red) => `${red}\u00a0röda`,
    grey: (grey) => `${grey}\u00a0grå`,
    stems: (stems) => `${stems}\u00a0stammar`,
    age: (age) => `${age}\u00a0år`,
  },
}
