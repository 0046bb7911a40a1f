import type { Language } from '../../site/languages.ts'

/** The sentences of what is used in the forest, in English; sv has the same shape. They come when they are needed. */
export const fieldEn = {
  checklist: {
    ticked: (done: number, all: number) => `${done} of ${all} ticked`,
    clock: (hours: string, minutes: string) => `${hours}:${minutes}`,
    latest: (time: string) => `last one at ${time}`,
    kept: 'Kept on this device, and shown until midnight.',
    /** Without scripts, or where the browser has closed its storage. */
    notKept: 'Not kept: the ticks are gone when you leave the page.',
    copy: 'Copy as text',
    copied: 'Copied. Paste it into a message or a note.',
    copyFailed: 'The browser did not allow copying.',
    startOver: 'Start over',
    cleared: (ticks: number) => `${ticks} ${ticks === 1 ? 'tick' : 'ticks'} cleared.`,
    undo: 'Undo',
    place: 'Place:',
    doneBy: 'Done by:',
  },
  chooser: {
    title: 'Find the right preset in three questions',
    see: {
      question: 'What must be seen?',
      overview: 'A first look, roads and edges',
      planning: 'The forest, for everyday planning',
      showing: 'Something to show others',
      samples: 'Samples over a very large area',
      everything: 'Everything, nothing may be missing',
    },
    forest: {
      question: 'What is the forest like?',
      even: 'Low or fairly even',
      broken: 'Tall, with gaps, or hilly',
    },
    time: {
      question: 'How much time is there?',
      little: 'As little as possible',
      ordinary: 'An ordinary flight',
      plenty: 'As long as it takes',
    },
    wait: 'Answer all three, and the preset appears here. If you are not sure, take Balanced.',
    suggestion: 'Suggestion',
    why: 'Why',
    notToExpect: 'What not to expect',
    /** The answers pull apart: what the second preset is good for follows, in the words of the manual. */
    withMoreTime: (preset: string) => `With more time, take ${preset}.`,
    /** Nothing may be missing, but the time is short. */
    smallerArea: 'If that is longer than you have, fly a smaller area.',
    showInTable: 'Show in the table',
  },
  /** The card of a term. */
  term: {
    languages: { en: 'English', sv: 'Swedish' } satisfies Record<Language, string>,
    chapter: (number: number) => `Chapter ${number}`,
    readOn: (page: string) => `Read on in ${page}`,
    close: 'Close',
  },
  mode: {
    screenStaysOn: 'The screen stays on while you read.',
    screenTurnsOff: 'This browser cannot keep the screen on.',
    /** Pressed, the picture takes the place of the button. */
    showPicture: 'Show the picture',
    size: (kilobytes: number) => `about ${kilobytes} kB`,
  },
}

export type FieldMessages = typeof fieldEn
