import type { FieldMessages } from './field.en.ts'

/** The sentences of what is used in the forest, in Swedish. */
export const fieldSv: FieldMessages = {
  checklist: {
    ticked: (done, all) => `${done} av ${all} klara`,
    clock: (hours, minutes) => `${hours}.${minutes}`,
    latest: (time) => `den senaste kl. ${time}`,
    kept: 'Bockarna sparas i webbläsaren och visas till midnatt.',
    notKept: 'Sparas inte: bockarna försvinner när du lämnar sidan.',
    copy: 'Kopiera som text',
    copied: 'Kopierat. Klistra in det i ett meddelande eller en anteckning.',
    copyFailed: 'Webbläsaren tillät inte kopiering.',
    startOver: 'Börja om',
    cleared: (ticks) => `${ticks} ${ticks === 1 ? 'bock borttagen' : 'bockar borttagna'}.`,
    undo: 'Ångra',
    place: 'Plats:',
    doneBy: 'Utfört av:',
  },
  chooser: {
    title: 'Tre frågor till rätt förinställning',
    see: {
      question: 'Vad måste synas?',
      overview: 'En första titt, vägar och kanter',
      planning: 'Skogen, för planering i vardagen',
      showing: 'Något att visa för andra',
      samples: 'Stickprov över ett mycket stort område',
      everything: 'Allt, inget får saknas',
    },
    forest: {
      question: 'Hur är skogen?',
      even: 'Låg eller ganska jämn',
      broken: 'Hög, luckig eller i kuperad terräng',
    },
    time: {
      question: 'Hur mycket tid finns det?',
      little: 'Ont om tid',
      ordinary: 'En vanlig flygning',
      plenty: 'Den tid som behövs',
    },
    wait: 'Svara på alla tre, så står förinställningen här. Ta Balanced (balanserad) om du är osäker.',
    suggestion: 'Förslag',
    why: 'Därför',
    notToExpect: 'Begränsningar',
    withMoreTime: (preset) => `Med mer tid tar du ${preset}.`,
    smallerArea: 'Flyg ett mindre område om tiden inte räcker.',
    showInTable: 'Visa i tabellen',
  },
  term: {
    languages: { en: 'Engelska', sv: 'Svenska' },
    chapter: (number) => `Kapitel ${number}`,
    readOn: (page) => `Läs vidare i ${page}`,
    close: 'Stäng',
  },
  mode: {
    screenStaysOn: 'Skärmen hålls tänd medan du läser.',
    screenTurnsOff: 'Webbläsaren kan inte hålla skärmen tänd.',
    showPicture: 'Visa bilden',
    size: (kilobytes) => `cirka ${kilobytes}\u00a0kB`,
  },
}
