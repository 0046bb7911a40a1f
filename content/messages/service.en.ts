import { site } from '../site.ts'

/** Every sentence of the sign-up service in English: its pages and its mails. Its type is the contract of Swedish. */
export const serviceEn = {
  /** Titles of the pages in the tab: "Check your inbox – Kronvy". */
  titled: (title: string) => `${title} – ${site.product}`,
  home: 'To the home page',
  signUp: 'To newsletter, demo and trial',
  closeTab: 'You can close this tab.',
  support: 'Support',
  tryAgain: 'Try again',
  received: {
    newsletter: {
      title: 'Check your inbox',
      text: (email: string) =>
        `A message is on its way to ${email}. Open it and press the button in it, and your subscription is confirmed.`,
      more: 'Nothing there after a few minutes? Check your junk folder. If you sign up again straight away, no new message is sent.',
    },
    demo: {
      title: 'Thank you, we have your request',
      text: (email: string) => `We will write to ${email} about a time for the demo.`,
      more: 'Was the address wrong? Send the form once more with the right one.',
    },
    trial: {
      title: 'Thank you, we have your request',
      text: (email: string) => `We will write to ${email} about how to start.`,
      more: 'Was the address wrong? Send the form once more with the right one.',
    },
  },
  pressOnce: {
    title: 'Press once more',
    text: 'Nothing has been sent yet. Check that everything is right and press the button below. That is how we protect the form against robots.',
  },
  newWords: {
    title: 'The words of the form have changed',
    text: 'Nothing has been sent yet. What you agree to has been reworded since you opened the page. Read it, tick the box if you agree, and press the button below.',
  },
  faults: {
    title: 'Check what you entered',
    text: 'Nothing has been saved yet. What you entered is still here.',
  },
  tooMany: {
    title: 'Too many forms from your network',
    text: (minutes: number) =>
      `More forms have come from your network than we accept in a short time, so yours was not saved. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and press the button, or write to ${site.email}.`,
  },
  failed: {
    title: 'It could not be saved',
    text: `Something went wrong on our side, and your details were not saved. What you entered is still here: try again in a while, or write to ${site.email}.`,
    plain: `Something went wrong on our side. Try again in a while, or write to ${site.email}.`,
  },
  refused: {
    title: 'The form did not come from here',
    text: 'We only accept forms from this website. If you meant to send it, check the details below and press the button.',
  },
  unreadable: {
    title: 'The form could not be read',
    text: `We only accept this website’s own forms. Go back and try again, or write to ${site.email}.`,
  },
  confirm: {
    title: 'Confirm your subscription',
    text: (email: string) => `Press the button, and the newsletter from ${site.company} will be sent to ${email}.`,
    button: 'Confirm',
    notYou:
      'If this was not you, close this page, and nothing more will be sent. The address is deleted after 30 days.',
  },
  confirmed: {
    title: 'Welcome',
    text: (email: string) => `Your subscription is confirmed. The next newsletter will be sent to ${email}.`,
    more: 'Every message has a link with which you can unsubscribe.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: (email: string) => `Press the button, and we will delete ${email} from the list.`,
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: 'The address has been deleted, and no more messages will be sent to it. What remains is a code that was made from it: with that we can check whether an address has left the list, but not read which one it was. It keeps the address from being added again by mistake.',
  },
  deadLink: {
    title: 'This link no longer works',
    text: `Either the address has already been deleted, or the link is incomplete: copy all of it from the message. An unconfirmed sign-up is deleted after 30 days; you are welcome to sign up again. If it still does not work, write to ${site.email}.`,
  },
  mail: {
    greeting: 'Hello,',
    regards: `Regards\n${site.company}`,
    confirm: {
      subject: 'Confirm your subscription',
      text: `Someone, probably you, has asked for the newsletter from ${site.company} to be sent to this address. Confirm it here:`,
      button: 'Confirm the subscription',
      after: 'If it was not you, do nothing. No newsletter is sent, and the address is deleted after 30 days.',
    },
    known: {
      subject: 'You are already subscribed',
      text: `Someone, probably you, has asked for the newsletter from ${site.company} to be sent to this address. It already is, so you need not do anything.`,
      after:
        'Have you unsubscribed through the link in a newsletter and would like to have it again? Reply to this message, and we will see to it.',
    },
    receipt: {
      demo: {
        subject: 'We have your demo request',
        text: `Someone, probably you, has asked for a demo of ${site.product} with this address. We will write to it about a time.`,
        after: 'If there is something that you would like to see, reply to this message and tell us.',
      },
      trial: {
        subject: 'We have your trial request',
        text: `Someone, probably you, has asked for a trial of ${site.product} with this address. We will write to it about how to start.`,
        after: 'If there is something that we should know about your forest or your team, reply to this message.',
      },
      unsubscribeText: 'If this was not you, delete the request here:',
      unsubscribe: 'Delete the request',
    },
    unsubscribe: 'Unsubscribe',
    unsubscribeText: 'To get no more messages from us, unsubscribe here:',
    notify: {
      subject: {
        demo: 'New demo request',
        trial: 'New trial request',
        several: (count: number) => `${count} new requests`,
      },
      text: {
        demo: (email: string) => `${email} would like to see a demo.`,
        trial: (email: string) => `${email} would like to start a trial.`,
      },
      question: (text: string) => `They would like to know: ${text}`,
      language: (name: string) => `Language: ${name}`,
      consent: {
        yes: 'The person has agreed to receive emails about the request and the product.',
        no: 'The person has not agreed to marketing: answer the request and write about nothing else.',
      },
      after: 'A reply to this message goes to the person who sent the request.',
      more: (count: number) =>
        `There are ${count} more, which do not fit here: see the list of sign-ups on the server.`,
      afterSeveral: 'Write to each of them at their own address: a reply to this message reaches none of them.',
    },
    flood: {
      subject: 'Unusually many sign-ups',
      text: (perHour: number) =>
        `More emails are being requested through the website’s forms than may be sent: ${perHour} an hour to people who have not confirmed their address. The forms still answer and nothing is lost, but confirmations and receipts are sent later than usual.`,
      advice:
        'If many people really are signing up, raise MAIL_PER_HOUR. If not, a program is entering other people’s addresses, and the limit protects both them and the reputation of yours. This message comes at most once a day.',
    },
  },
}

export type ServiceMessages = typeof serviceEn
