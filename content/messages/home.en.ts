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
    /** What comes before the downloads; `link` leads to the manual's section. */
    account: { link: 'Get an account', rest: 'first, for example with a trial. You log in to the app with it.' },
    androidNote: 'Android asks whether to allow apps from this website: say yes.',
    map: 'Map of an example area with six compartments',
    /** What a compartment of the drawing says to a screen reader. */
    compartment: (number: number, stand: string, area: string) => `Compartment ${number}: ${stand}, ${area} hectares`,
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
    orthophotos: 'Orthophotos made quickly from a drone mission, for overview and decisions.',
    captureSpeed: 'One hectare is 100\u00a0m each way.',
    finishTime: 'We show it in a demo.',
  },
  squares: {
    alt: 'Two squares drawn to scale: 100\u00a0ha on foot or 1,500\u00a0ha by drone in the same time',
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
    roles: { carousel: 'carousel', slide: 'slide' },
    previous: 'Previous quote',
    next: 'Next quote',
    position: (number: number, count: number) => `${number} / ${count}`,
    by: (name: string, company: string) => `${name}, ${company}`,
  },
  timber: {
    topic: 'Timber procurement',
    title: 'A better visit to the forest owner',
    lead: 'Arrive prepared, look at one map together, and hand over what you agreed.',
    sections: [
      {
        title: 'Prepare before you drive',
        text: 'Open the managed area and go through compartments, earlier actions and images, to see what has happened since the plan was made. Save a map bundle to take along.',
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
        title: 'Hand over what was agreed',
        text: 'Boundary, consideration, roads and timber landing go with the action object to the planner and the machine crew.',
      },
    ],
    quotes: [
      {
        text: 'I look at the map the evening before, so I know which corners have changed. At the kitchen table we can talk about the forest instead of the plan.',
        name: 'Anna, timber buyer',
        company: 'Sample Forest',
        sample: true,
      },
      {
        text: 'We had the same picture in front of us, and I could point at the spruces I wanted to keep. Afterwards I could see on the map what I had said yes to.',
        name: 'Lars, forest owner',
        company: 'Example Farm',
        sample: true,
      },
    ] as Quote[],
  },
  management: {
    topic: 'Forest management',
    title: 'A plan that keeps up with the forest',
    lead: 'Compartments that match the forest, and actions that are reported when they are done, on one map for field and office.',
    states: {
      title: 'How an action is drawn on the map',
      proposed: 'Proposed',
      decided: 'Decided',
      completed: 'Completed',
    },
    sections: [
      {
        title: 'Compartments that match the forest',
        text: 'Adjust the boundaries to a fresh orthophoto. Split, merge and describe the compartments.',
      },
      {
        title: 'Propose, decide, complete',
        text: 'Every action is proposed, decided or completed, so nobody has to guess what is an idea and what is decided.',
      },
      {
        title: 'Plan the year and keep the budget',
        text: 'Put decided actions in an action plan. Compare area, volume and money with the budget.',
      },
      {
        title: 'One picture in field and office',
        text: 'Observations, tracklogs and tasks come together on the same map, even after a day without coverage.',
      },
      {
        title: 'Report what is done',
        text: 'Report outcome and date, so that the description of the compartment stays current.',
      },
    ],
    planning: {
      title: 'Planning with drones',
      text: 'Fly what you are about to decide on. Use the image to draw boundaries, find gaps and set priorities. Then check on the ground.',
    },
    quotes: [
      {
        text: 'I correct the boundary when the machines have left, not in ten years. The next person who opens the compartment sees what I saw.',
        name: 'Maria, forest planner',
        company: 'Example Owners',
        sample: true,
      },
      {
        text: 'In the spring I had thirty proposals and no order. Now I can see what is decided, and what still waits for an answer.',
        name: 'Johan, forest manager',
        company: 'Sample Forest',
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
        text: 'Save a map bundle before you leave: map and images then open in the forest, and what you record is sent when you are back.',
      },
      {
        title: 'Document before and after',
        text: 'Orthophotos with dates and reports, for your own follow-up and for the insurance company when needed.',
      },
    ],
    barkBeetle: {
      title: 'Bark beetle',
      text: 'When the crown is red, most beetles have usually left. The picture shows where to start looking among the green spruces next to it.',
    },
    windthrow: {
      title: 'Windthrow',
      text: 'Get an overview without leaving the road. Decide where it is worth going, and where it is not safe to go.',
    },
    fire: {
      title: 'Wildfire and prescribed burning',
      text: 'Draw where it really burned, find what survived, and plan what comes next.',
    },
    quotes: [
      {
        text: 'The first day we flew from the road and sent nobody in. In the evening we knew which roads to open first.',
        name: 'Karin, production manager',
        company: 'Sample Forest',
        sample: true,
      },
      {
        text: 'We started at the red crowns and looked for boring dust on the green ones beside them. Every tree we had checked was on the map, so nobody walked the same edge twice.',
        name: 'Erik, machine operator',
        company: 'Example Contractors',
        sample: true,
      },
    ] as Quote[],
  },
  owners: {
    topic: 'Forest owner relations',
    title: 'Show the owner what you see',
    lead: 'A picture of their own forest is a good place to begin, wherever the owner lives.',
    levels: {
      title: 'Three levels for forest owners',
      basic: { title: 'Basic app', text: 'For everyone who owns forest.' },
      web: { title: 'Web', text: 'For those who want the overview.' },
      pro: { title: 'Pro app', text: 'For owners who do much of the work themselves.' },
    },
    sections: [
      {
        title: 'Near the forest from far away',
        text: 'About half of Sweden’s productive forest land belongs to around 310,000 individual owners (Swedish Forest Agency, 2023). For about a quarter of their holdings the owner lives in another municipality (2017).',
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
        text: 'Planners, contractors and production managers work from the same material.',
      },
    ],
    quotes: [
      {
        text: 'I live four hours from the forest and get there twice a year. Now I know what the thinning looked like before I get into the car.',
        name: 'Eva, forest owner',
        company: 'Example Farm',
        sample: true,
      },
      {
        text: 'I show the picture from before and the one from after, and then I keep quiet for a while. The best questions come then.',
        name: 'Oskar, forest planner',
        company: 'Example Owners',
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
    text: 'From the first flight to a completed action.',
    note: (size: string, older: string) =>
      `${size}\u00a0MB, or ${older}\u00a0MB in an older browser, fetched only when you press. The film is played by this site and sends nothing to anyone else. Its pictures are illustrations, made by computer.`,
    noCoverage: 'The film is not saved. It needs coverage.',
    failed: 'The film could not be fetched. Try again when there is coverage.',
    /** In its place when an outside player shows the film. */
    outsideNote:
      'The film is shown with an external player, which may store data on your device. Nothing is loaded from it until you press play.',
    play: 'Watch the film',
    length: (seconds: number) => `${seconds} seconds`,
    silent: 'No sound, captions',
    captions: 'Captions',
    inWords: 'The film in words',
  },
  rules: 'Rules change. Check what applies with the Swedish Transport Agency before you fly.',
  closing: {
    title: 'Try it in your own forest',
    text: 'Start a trial on your own area, or let us show you in a demo. Leave an email address, and we will get back to you.',
  },
}

export type HomeMessages = typeof homeEn
