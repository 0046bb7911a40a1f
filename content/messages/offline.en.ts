import type { Language } from '../../site/languages.ts'

/** What the pages without coverage say in English. They are prerendered: no script carries these sentences. */
export const offlineEn = {
  tab: 'No coverage',
  notSaved: {
    title: 'This page is not saved',
    text: 'There is no coverage, so only saved pages can be opened. Check the address, too.',
  },
  notSent: {
    title: 'The form was not sent',
    text: 'There is no coverage. What you wrote is still in the tab before this one: send it from there when coverage is back.',
  },
  /** Above the links to what is saved in each language. */
  saved: { en: 'Saved on this device', sv: 'Saved in Swedish' } satisfies Record<Language, string>,
  /** The quiet line of a saved page. */
  line: (day: string) => `Saved copy of ${day}`,
}

export type OfflineMessages = typeof offlineEn
