import { site } from '../site.ts'

/** The comparison of picture and findings on the use-case pages, in English. Its type is the contract for Swedish. */
export const findingsEn = {
  picture: { orthophoto: 'Orthophoto', thermal: 'Thermal image' },
  marked: 'With markings',
  markedAlt: 'The same view with markings. The legend and the list below the picture say what they are.',
  divider: 'Divider between the picture and the same picture with markings',
  position: (bare: number) => `${bare} per cent without markings, ${100 - bare} per cent with markings`,
  hint: 'Drag the divider, or use the arrow keys.',
  legend: 'What the markings mean',
  list: 'Everything marked, as a list',
  listHead: { what: 'Marked', size: 'Number and size' },
  compartment: (number: number) => `Compartment ${number}`,
  numbered: (name: string, number: number) => `${name} ${number}`,
  caption: 'The figures are measured in the picture.',
  captionThermal: `A method, not a function in ${site.product}.`,
  captionPlanning: 'Ages and proposed actions are examples.',
  /** What is planned in a compartment. */
  actions: {
    thin: 'Thin',
    finalFelling: 'Final felling',
    leaveForNow: 'Leave for now',
    preCommercialThinning: 'Pre-commercial thinning',
    scarify: 'Scarify',
    plant: 'Plant',
    leave: 'Leave',
  },
  measures: {
    /** The only things counted beside another figure are compartments. */
    count: (count: string) => (count === '1' ? '1\u00a0compartment' : `${count}\u00a0compartments`),
    hectares: (hectares: string) => `${hectares}\u00a0ha`,
    metres: (metres: string) => `${metres}\u00a0m`,
    trees: (trees: string) => `${trees}\u00a0trees`,
    red: (red: string) => `${red}\u00a0red`,
    grey: (grey: string) => `${grey}\u00a0grey`,
    stems: (stems: string) => `${stems}\u00a0stems`,
    age: (age: string) => `${age}\u00a0years`,
  },
}

export type FindingsMessages = typeof findingsEn
