import { site } from '../site.ts'

type Quote = { text: string; name: string; company: string; sample: boolean }

/** The home page in English. Its type is the contract that home.sv.ts keeps. */
export const homeEn = {
  hero: {
    title: 'The whole forest on one map',
    subtitle:
      'Plan, record and follow up forestry work in the field and at the desk, with fresh drone images when you need them.',
    ios: { label: 'Download for iOS', note: 'iPhone and iPad' },
    android: {
      label: 'Download the pilot app for Android',
      note: (version: string, build: string) => `Version ${version} (${build})`,
    },
    androidNote: 'The Android app is a direct download: allow installation from this source.',
    map: 'Map of an example area with six compartments',
    /** What stands in the compartments of the drawing, by their numbers. */
    stands: {
      111: 'Spruce 90, Birch 10',
      112: 'Young pine and birch',
      113: 'Pine 80, Spruce 20',
      114: 'Felled, seed trees left',
      115: 'Spruce 80, Pine 20',
      116: 'Birch 60, Spruce 40',
    },
    /** What a compartment of the drawing says to a screen reader. */
    compartment: (number: number, stand: string, age: string, area: string) =>
      `Compartment ${number}: ${stand}${age ? `, ${age}` : ''}, ${area} hectares`,
    years: (age: number) => `${age}\u00a0yr`,
    hectares: (area: string) => `${area}\u00a0ha`,
  },
  customers: {
    title: `Organisations that use ${site.product}`,
    /** Shown as a mark on the strip, a quote or a logo that the owner has not yet supplied. */
    sample: 'Example',
  },
  figures: {
    title: 'In figures',
    hectares: 'The same as a square with sides of about 70\u00a0km.',
    orthophotos: 'For overview and decisions in the forest.',
    captureSpeed: 'One hectare is 100 m each way.',
    finishTime: 'A quarter of an hour on the clock.',
  },
  squares: {
    alt: 'Two squares drawn to scale: 100 ha on foot or 1,500 ha by drone in the same time',
    byDrone: 'by drone',
    onFoot: 'on foot',
  },
  learnMore: {
    planning: 'Learn more about planning with drones',
    barkBeetle: 'Learn more about bark beetle',
    windthrow: 'Learn more about windthrow',
    fire: 'Learn more about fire',
    wildlife: 'Learn more about wildlife',
  },
  quotes: {
    label: (topic: string) => `What customers say about ${topic}`,
    previous: 'Previous quote',
    next: 'Next quote',
    position: (number: number, count: number) => `${number} / ${count}`,
    by: (name: string, company: string) => `${name}, ${company}`,
  },
  timber: {
    topic: 'Timber procurement',
    title: 'A better visit to the forest owner',
    lead: 'Arrive knowing what has changed, look at one map together, and hand over without losing anything.',
    sections: [
      {
        title: 'Prepare before you drive',
        text: 'Open the managed area and go through compartments, earlier actions and images. Save a map bundle. You arrive knowing what has changed since the plan was made.',
      },
      {
        title: 'See the stand from above',
        text: 'A short flight on site shows boundaries, gaps and damage. Volume and quality are still judged on the ground.',
      },
      {
        title: 'Talk over the same map',
        text: 'Buyer and owner look at one picture. Wishes and values are noted as observations, in the right place on the map.',
      },
      {
        title: 'From proposal to decision',
        text: 'A proposed action becomes decided when the owner says yes. Write down who decided and when.',
      },
      {
        title: 'Hand over without losing anything',
        text: 'Boundary, consideration, roads and landing go with the action object to the planner and the machine team.',
      },
    ],
    quotes: [
      {
        text: 'Here a timber buyer says, in one or two sentences, what changed in preparing a visit.',
        name: 'Timber buyer',
        company: 'forestry company',
        sample: true,
      },
      {
        text: 'Here a forest owner tells what it was like to look at the same map as the buyer.',
        name: 'Forest owner',
        company: 'family holding',
        sample: true,
      },
    ] as Quote[],
  },
  management: {
    topic: 'Forest management',
    title: 'A plan that keeps up with the forest',
    lead: 'From compartments that match reality to actions that are closed when they are done, in one map for field and office.',
    states: {
      title: 'How an action is drawn on the map',
      proposed: 'Proposed',
      decided: 'Decided',
      completed: 'Completed',
    },
    sections: [
      {
        title: 'Compartments that match reality',
        text: 'Adjust the boundaries to a fresh orthophoto. Split, merge and describe the compartments.',
      },
      {
        title: 'Propose, decide, complete',
        text: 'Every action is proposed, decided or completed, so nobody has to guess what is an idea and what is ordered.',
      },
      {
        title: 'Plan the year and keep the budget',
        text: 'Put decided actions in an action plan. Compare area, volume and money with the budget.',
      },
      {
        title: 'Field and office in step',
        text: 'Observations, tracklogs and tasks come together on the same map, even after a day without coverage.',
      },
      {
        title: 'Close what is done',
        text: 'Report outcome and date, so that the description of the compartment stays current.',
      },
    ],
    planning: {
      title: 'Planning with drones',
      text: 'Fly what you are about to decide on. Use the image to draw boundaries, find gaps and set priorities. Then check on the ground.',
    },
    quotes: [
      {
        text: 'Here a planner tells how the plan is kept current between field seasons.',
        name: 'Forest planner',
        company: 'owners’ association',
        sample: true,
      },
      {
        text: 'Here a manager tells what the year’s action plan made easier to see.',
        name: 'Forest manager',
        company: 'forestry company',
        sample: true,
      },
    ] as Quote[],
  },
  damage: {
    topic: 'Damage inventory',
    title: 'From ‘something has happened’ to a list of what to do',
    lead: 'After a storm, a dry summer or a fire the questions are the same: where, how much, and what first?',
    sections: [
      {
        title: 'Overview first',
        text: 'Fly from a safe place and see the extent before anyone goes into the damaged forest.',
      },
      {
        title: 'Mark points and areas',
        text: 'Point observations for single trees, area observations for groups. Everyone in the team uses the same types.',
      },
      {
        title: 'Decide what comes first',
        text: 'What is fresh? Where can bark beetles breed? What blocks a road? What has value?',
      },
      {
        title: 'A map that works without coverage',
        text: 'The crew gets tasks and action objects in a map bundle.',
      },
      {
        title: 'Document before and after',
        text: 'Dated orthophotos and reports for your own follow-up and, when needed, for others.',
      },
    ],
    barkBeetle: {
      title: 'Bark beetle',
      text: 'When the crown is red, most beetles have usually left. The picture shows where to start looking among the green spruces next to it.',
    },
    windthrow: {
      title: 'Windthrow',
      text: 'See the whole property from the road. Decide where it is worth going, and where it is not safe to go.',
    },
    fire: {
      title: 'Wildfire and prescribed burning',
      text: 'Draw the real boundary, find what survived, and plan what comes next.',
    },
    quotes: [
      {
        text: 'Here a production manager tells what the first days after a storm looked like.',
        name: 'Production manager',
        company: 'forestry company',
        sample: true,
      },
      {
        text: 'Here an operator tells how the search for bark beetle went through a season.',
        name: 'Operator',
        company: 'forestry contractor',
        sample: true,
      },
    ] as Quote[],
  },
  owners: {
    topic: 'Forest owner relations',
    title: 'Show the owner what you see',
    lead: 'A picture of their own forest tells an owner more than a table does, wherever they live.',
    levels: {
      title: 'Three levels for forest owners',
      basic: { title: 'Basic app', text: 'For everyone who owns forest.' },
      web: { title: 'Web', text: 'For those who want the overview.' },
      pro: { title: 'Pro app', text: 'For selected, engaged owners.' },
    },
    sections: [
      {
        title: 'Close, even at a distance',
        text: 'About half of Sweden’s productive forest land belongs to around 310,000 individual owners. For about a quarter of their holdings the owner lives in another municipality.',
      },
      {
        title: 'Pictures instead of paragraphs',
        text: 'Before and after, with dates. Proposals are shown in their place on the map.',
      },
      {
        title: 'Agreements that can be found again',
        text: 'What was proposed, decided and completed is kept with the compartment.',
      },
      {
        title: 'Everyone on the same map',
        text: 'Planners, operators and managers work from the same material and see the information they need.',
      },
    ],
    quotes: [
      {
        text: 'Here an owner who lives far from the forest tells what it is like to follow it on a map.',
        name: 'Forest owner',
        company: 'family holding',
        sample: true,
      },
      {
        text: 'Here a planner tells how before and after pictures are used in talks with owners.',
        name: 'Forest planner',
        company: 'owners’ association',
        sample: true,
      },
    ] as Quote[],
  },
  wildlife: {
    topic: 'Wildlife',
    title: 'Forest and wildlife in balance',
    text: 'Browsing damage is measured in the young forest. Drone images help you find the stands to visit, and a picture is a good start to a conversation between forest owners and hunters.',
  },
  film: {
    title: 'See how it works in the forest',
    text: 'From the forest road to an orthophoto with markings.',
    note: 'The film is shown with an external player, which may store data on your device. Nothing is loaded from it until you press play.',
    play: 'Watch the film',
  },
  rules: 'Rules change. Check what applies with the Swedish Transport Agency before you fly.',
  closing: {
    title: 'Try it in your own forest',
    text: 'Start a trial on your own area, or let us show you in a demo. An email address is all it takes.',
  },
}

export type HomeMessages = typeof homeEn
