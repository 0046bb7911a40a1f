import type { Language } from '../../site/languages.ts'

/** The sentences of “Save for the forest” in English; saving.sv.ts has the same form. `size` is written with its unit. */
export const savingEn = {
  title: 'Save for the forest',
  text: 'The manual, guides, checklists, FAQ, glossary, use cases, calculator and search, with pictures in phone size. They then open without coverage.',
  language: 'Language',
  languages: { en: 'English', sv: 'Swedish' } satisfies Record<Language, string>,
  both: 'Both',
  save: (size: string) => `Save ${size}`,
  /** Where the script of the page could not be loaded. */
  unready: 'Saving is not possible now. Check your connection and load the page again.',
  nothingYet: 'Nothing is saved until you press.',
  retry: 'Try again',
  saving: {
    title: 'Saving for the forest',
    progress: (done: string, total: string) => `${done} of ${total}`,
    text: 'Read on if you like. If you close the page, saving goes on from here the next time you open the site.',
    stop: 'Stop',
  },
  paused: {
    title: 'Saving has paused',
    reason: 'No coverage',
    text: 'What has been saved stays. Saving goes on by itself when coverage returns, if the page is open.',
    goOn: 'Go on now',
  },
  saved: {
    title: 'Saved on this device',
    short: 'Saved for the forest',
    day: 'Saved',
    language: 'Language',
    size: 'Size',
    onSite: 'On the site',
    nothingNewer: 'Nothing newer',
    unknown: 'Not known without coverage',
  },
  newer: {
    title: 'There are newer texts',
    short: 'Newer texts',
    toFetch: 'To fetch',
    text: 'The saved copy works as before until the update is complete.',
    update: (size: string) => `Update ${size}`,
  },
  remove: {
    button: 'Remove',
    title: 'Remove the saved copy?',
    text: (size: string) => `The pages will then need coverage to open. This frees ${size}.`,
    yes: (size: string) => `Remove ${size}`,
    keep: 'Keep',
  },
  removed: {
    title: 'The saved copy is removed',
    text: 'Everything that was saved has been removed from this device. When there is coverage, you can save again here.',
  },
  full: {
    title: 'There is not enough room',
    needed: (size: string) => `${size} more is needed`,
    text: 'Free some space on the device and press again. Nothing has been saved.',
    kept: 'Free some space on the device and press again. The copy from before still works.',
  },
  refused: {
    title: 'This browser cannot save',
    reason: 'Storage is turned off',
    text: 'This is usual in a private window. Open the page in an ordinary window of a current browser.',
  },
  failed: {
    title: 'The site did not answer',
    text: 'The list of pages could not be fetched. Nothing has changed on this device.',
  },
  gone: {
    title: 'The saved copy is gone',
    text: (day: string) =>
      `The browser has cleared what was saved on ${day}, which it may do when the device is short of space.`,
    again: (size: string) => `Save again, ${size}`,
  },
}

export type SavingMessages = typeof savingEn
