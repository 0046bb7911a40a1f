import { site } from '../site.ts'

/** Every sentence of the interface in English. Its type is the contract that sv.ts keeps. */
export const en = {
  skipToContent: 'Skip to the content',
  navigation: {
    main: 'Main',
    solutions: 'Solutions',
    resources: 'Resources',
    youAreHere: 'You are here',
    chooseLanguage: 'Choose language',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
  },
  callToAction: {
    newsletter: 'Subscribe to the newsletter',
    demo: 'Request a demo',
    trial: 'Start a trial',
  },
  theme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  fieldMode: { label: 'Field mode', note: 'Large type, strong contrast', neighbours: 'Previous and next page' },
  close: 'Close',
  /** The script of the page could not be loaded, and something needs it. */
  lost: 'A part of the page could not be loaded. Check your connection and load the page again.',
  /** In place of an address that the owner has not set yet. */
  unset: {
    title: 'This link is not set yet',
    text: (name: string) => `${name ? `‘${name}’` : 'It'} has no address so far. Write to us, and we will help you.`,
  },
  document: {
    onThisPage: 'On this page',
    copyLink: (heading: string) => `Copy link to this section: ${heading}`,
    openImage: 'Open image in full screen',
    closeImage: 'Close image',
    save: 'Save for the forest',
    copyCode: 'Copy code',
    table: 'Table',
    note: 'Note',
    tip: 'Tip',
    warning: 'Warning',
  },
  manual: {
    chapterOf: (number: number, count: number) => `Chapter ${number} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    currentChapter: 'Current chapter',
    chapters: 'Chapters of the manual',
    neighbours: 'Previous and next chapter',
  },
  useCase: {
    closingTitle: 'See what it looks like in your own forest',
    closingText: `In a demo we open the map and go through the decisions you face. Then we show how you do it in ${site.product}, from the first flight to the follow-up.`,
    closingManual: 'New to the subject? Start with the manual.',
    others: 'Other use cases',
  },
  footer: {
    newsletterTitle: 'News from the forest, by email',
    newsletterText: 'Seasonal tips, and what has changed. You can stop at any time.',
    support: 'Support',
    supportText: 'Need help? Write or call.',
    learn: 'Learn',
    company: 'Company',
    pressRelease: 'Press release',
    follow: (network: string) => `Follow on ${network}`,
    privacy: 'Privacy policy',
    credit: (developer: string) => `Website by ${developer}`,
    illustrations: 'The pictures of forest on this site are made by computer. None shows a real place.',
  },
  signUp: {
    lead: 'Choose what you would like and leave your email address. We will get back to you.',
    tabs: 'What would you like?',
    newsletter: {
      tab: 'Newsletter',
      title: 'Newsletter',
      text: 'News, and what to look out for in the forest just now. You can stop at any time.',
      short: 'News and seasonal tips.',
      consent: `Yes, I would like to receive the newsletter from ${site.company} by email.`,
      submit: 'Subscribe',
    },
    demo: {
      tab: 'Demo',
      title: 'Demo',
      text: 'Leave your email address and, if you like, tell us what you work with and want to see. We show it on a map, not in slides.',
      short: 'We show it on a map.',
      consent: `Yes, ${site.company} may email me about my request and about ${site.product}.`,
      submit: 'Send',
    },
    trial: {
      tab: 'Trial',
      title: 'Trial',
      text: 'Try it on your own area. Leave your email address and we will get back to you about how to start.',
      short: 'Try it on your own area.',
      consent: `Yes, ${site.company} may email me about my request and about ${site.product}.`,
      submit: 'Send',
    },
    email: 'Email address',
    required: 'Required',
    optional: 'Optional',
    permissions: 'Your consent',
    question: 'What would you like to know?',
    questionTooLong: 'Write at most 2,500 characters. You can send the rest by email later.',
    emailMissing: 'Enter an email address, for example name@example.com',
    emailInvalid: 'That does not look like an email address. Write it like name@example.com',
    emailForeign:
      'Before the @ only the letters a to z, digits and signs such as . - _ and + work here. Do you have another address, without å, ä or ö?',
    consentMissing: 'Tick the box so that we may send you the newsletter.',
    unsubscribe:
      'You can unsubscribe at any time through the link in each email. How we handle your information is described in our',
    privacyLink: 'privacy policy',
    transfer:
      'We use an external mailing service. When you send the form, the information you enter is transferred to that service for processing.',
    newTab: 'What happens next opens in a new tab.',
    newTabAt: (service: string) => `You continue at ${service}, in a new tab.`,
    /** Where boxes that are ticked cannot be sent: a mailing service without scripts, or without a field for them. */
    questionsStay: `Your ticks are not sent this way. Email the questions to ${site.email}.`,
    botField: 'Leave this field empty',
    noCoverage:
      'There is no coverage. Send the form when it is back. What you write stays here as long as the page is open.',
    sending: 'Sending …',
    successTitle: 'Thank you',
    success: 'We have received your details.',
    successNewsletter: 'A message is on its way to you. Press the button in it to confirm your subscription.',
    /** After the form was sent to an external service, whose answer the page cannot see. */
    continuesTitle: (service: string) => `You continue at ${service}`,
    continues: 'The confirmation appears in the new tab, not here.',
    errorTitle: 'Something went wrong',
    error: `Check the email address and try again, or write to ${site.email}.`,
    /** Where nothing of the site answers forms: on a plain web host, or when the server is away. */
    awayTitle: 'The form cannot be sent just now',
    away: `The part of the site that receives forms is not answering. What you entered is still here. Write to ${site.email} instead, or try again in a while.`,
    /** Where the site cannot be reached at all: without coverage, or when the server is away. */
    noContact:
      'The site cannot be reached, most often because there is no coverage. What you entered stays here as long as the page is open. Send it when coverage is back.',
    unheardTitle: 'No answer has come yet',
    unheard: `Look in the tab that opened: there may be one more button to press. If there is nothing, write to ${site.email}.`,
  },
  notFound: {
    tab: 'Page not found',
    title: 'Sorry about that...',
    text: 'The page was not found. Check the address, or use the navigation to find your way back.',
    button: 'Go to the home page',
  },
  search: { open: 'Search' },
  copyMarkdown: 'Copy page as Markdown',
  copied: 'Page copied',
}

export type Messages = typeof en
