import { site } from '../site.ts'

/** The home page in English. Its type is the contract that home.sv.ts keeps. */
export const homeEn = {
  hero: {
    title: 'The whole forest on one map',
    subtitle:
      'For forestry companies, associations and contractors: plan, record and follow up the work, in the field and at the desk, with fresh drone images when you need them. Forest owners follow along.',
    downloads: 'Downloads',
    ios: { label: 'Download for iOS', note: 'iPhone and iPad' },
    android: {
      label: 'Download for Android',
      note: (version: string, build: string) => `Pilot app ${version} (${build})`,
    },
    map: 'Map of an example area with six compartments',
    caption: (area: string) => `Example area, ${area}\u00a0ha in six compartments`,
    /** What a compartment of the drawing says to a screen reader. */
    compartment: (number: number, stand: string, area: string) => `Compartment ${number}: ${stand}, ${area} hectares`,
    hectares: (area: string) => `${area}\u00a0ha`,
  },
  customers: {
    title: `Organisations that use ${site.product}`,
    /** Shown while a customer or a quote is a stand-in that the owner has not yet replaced. */
    sample: 'Sample names, here and in the quotes below',
  },
  how: {
    title: 'How it works, on one piece of forest',
    lead: 'A storm has passed. Follow the same 200\u00a0metres through four steps, from the first flight to the files you hand over.',
    fly: {
      title: 'Fly',
      before: 'Draw the area a little wider than you need, and choose a preset. The drone',
      link: 'flies line after line',
      after: 'and takes overlapping pictures.',
      alt: 'A drone halfway through its lines: where it has passed, the storm-felled forest is clear; ahead it is still dark.',
    },
    picture: {
      title: 'Picture',
      text: 'The pictures are joined into a Rapid Orthophoto, to scale and with a date, on your own map.',
      alt: 'The orthophoto, with root plates enlarged in a circle.',
    },
    mark: {
      title: 'Mark',
      text: 'Points for single trees, areas for groups, lines for roads. A mark is a suspicion until checked on the ground.',
      link: 'Who marks what?',
      alt: 'The orthophoto with every fallen stem, the windthrown area and the blocked road marked.',
      area: 'Area 1',
      found: (area: string, stems: string) => `${area}\u00a0ha, ${stems} stems`,
    },
    handOver: {
      title: 'Hand over',
      text: 'As a map for the crew, a table for the office, a report for the owner. The decision goes with the job.',
      alt: 'The same marks as a map without the picture.',
      stems: (count: string) => `${count} fallen stems`,
      windthrown: (area: string) => `${area}\u00a0ha windthrown`,
      blocked: (metres: string) => `${metres}\u00a0m of road blocked`,
      open: (metres: string) => `${metres}\u00a0m of road open`,
      blockedHere: 'Road blocked',
    },
    files: {
      title: 'Open the sample files',
      text: 'What pictures 3 and 4 show, made by computer. The coordinates and the date are invented: on a map of Sweden the marks lie on the open water of Lake Vättern.',
      gpkg: (stems: number, areas: number) => `${stems} stems, ${areas} areas, the road`,
      geojson: 'The same marks with longitude and latitude',
      csv: 'The same marks, one row each',
      picture: 'Picture',
      jpg: 'The orthophoto with every stem',
      pdf: 'One A4 page, by priority',
    },
  },
  figures: {
    title: 'In figures',
    hectares: 'A square of forest, about 70\u00a0km each way.',
    orthophotos: 'Made quickly from drone missions, for overview and decisions.',
    captureSpeed: 'Work out your own area',
    finishTime: 'What is finished, and for how large an area?',
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
  },
  damage: {
    topic: 'Damage inventory',
    title: 'From ‘something has happened’ to a list of what to do',
    lead: 'After a storm, a dry summer or a fire the questions are the same: where, how much, and what first?',
    sections: [
      {
        title: 'Overview first',
        text: 'Fly from a safe place, and see the extent before anyone goes into the damaged forest.',
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
        title: 'A map without coverage',
        text: 'Save a map bundle before you leave. Map and images open in the forest. Open the app when you have coverage, and send what you recorded.',
      },
      {
        title: 'Document before and after',
        text: 'Dated orthophotos and reports, for your own follow-up and, when needed, for the insurance company.',
      },
    ],
    barkBeetle: {
      title: 'Bark beetle',
      text: 'When the crown is red, most beetles have usually left. The picture shows where to start looking among the green spruces beside it.',
    },
    windthrow: {
      title: 'Windthrow',
      text: 'Get an overview without leaving the road. See where it is worth going in, and where it is not safe.',
    },
    fire: {
      title: 'Wildfire and prescribed burning',
      text: 'Draw where it really burned and what survived, and plan what comes next.',
    },
  },
  management: {
    topic: 'Forest management',
    title: 'A plan that keeps up with the forest',
    lead: 'Compartments match the forest, actions are reported when they are done, and field and office share one map.',
    map: 'Orthophoto with the boundaries of the compartments and three actions: a proposed pre-commercial thinning, a decided thinning and a completed final felling.',
    states: {
      proposed: { title: 'Proposed', text: (area: string) => `Pre-commercial thinning, ${area}\u00a0ha` },
      decided: { title: 'Decided', text: (area: string) => `Thinning, ${area}\u00a0ha` },
      completed: { title: 'Completed', text: (area: string) => `Final felling, ${area}\u00a0ha` },
    },
    sections: [
      {
        title: 'Redraw boundaries as the forest changes',
        text: 'Adjust the boundaries to a fresh orthophoto. Split, merge and describe the compartments.',
      },
      {
        title: 'Propose, decide, complete',
        text: 'Every action is proposed, decided or completed. Nobody has to guess what is only an idea and what has been agreed.',
      },
      {
        title: 'Plan the year and keep the budget',
        text: 'Put decided actions in an action plan. Compare area, volume and money with the budget.',
      },
      {
        title: 'One map in field and office',
        text: 'Observations, tracklogs and tasks come together, even after a day without coverage.',
      },
      {
        title: 'Report what is done',
        text: 'Report outcome and date, and the description of the compartment still holds next year.',
      },
    ],
    planning: {
      title: 'Planning with drones',
      text: 'Fly where you need an answer. Use the image to draw boundaries, find gaps and set priorities. Then check on the ground.',
    },
  },
  timber: {
    topic: 'Timber procurement',
    title: 'A better visit to the forest owner',
    lead: 'Arrive prepared, look at one map together, and hand over what you agreed.',
    sections: [
      {
        when: 'The evening before',
        title: 'Prepare before you drive',
        text: 'Go through compartments, actions and images: what has happened since the plan was made? Save a map bundle to take along.',
      },
      {
        when: 'On site',
        title: 'See the stand from above',
        text: 'A short flight on site shows boundaries, gaps and damage. Volume and quality are still judged on the ground.',
      },
      {
        when: 'At the table',
        title: 'Talk over the same map',
        text: 'Note the owner’s wishes and the places to protect on the map.',
      },
      {
        when: 'With the owner’s yes',
        title: 'From proposal to decision',
        text: 'A proposed action becomes decided when the owner says yes. Write down who, and when.',
      },
      {
        when: 'The day after',
        title: 'Hand over what was agreed',
        text: 'Boundaries, areas to leave, roads and the timber landing go with the job to the planner and the machine crew.',
      },
    ],
  },
  owners: {
    topic: 'Forest owner relations',
    title: 'Show the owner what you see',
    lead: 'A picture of their own forest is a good place to begin, wherever the owner lives.',
    levels: {
      title: 'Three levels for forest owners',
      basic: { title: 'Basic app', text: 'Your own forest, on the phone.' },
      web: { title: 'Web', text: 'The overview, on a large screen.' },
      pro: { title: 'Pro app', text: 'For selected, engaged owners.' },
    },
    sections: [
      {
        title: 'Close to your forest, wherever you live',
        text: 'About half of Sweden’s productive forest land belongs to around 310,000 individual owners (2023). For about a quarter of their holdings the owner lives in another municipality (2017).',
        /** Words of the text that lead to its source. */
        sources: [
          {
            words: 'individual owners',
            address: 'https://www.skogsstyrelsen.se/nyhetslista/genomsnittsinnehavet-var-34-hektar-2023/',
          },
          {
            words: 'another municipality',
            address: 'https://www.skogsstyrelsen.se/nyhetslista/strukturstatsitik-om-skogsagande/',
          },
        ],
      },
      {
        title: 'Pictures instead of paragraphs',
        text: 'Before and after, with dates. Proposals are shown in their place on the map.',
      },
      {
        title: 'Agreements that can be found again',
        text: 'The compartment keeps what was agreed, who decided and when.',
      },
      {
        title: 'Everyone on the same map',
        text: 'Planners, contractors and production managers work from the same material.',
      },
    ],
  },
  wildlife: {
    topic: 'Wildlife',
    title: 'Forest and wildlife in balance',
    text: 'Browsing damage is measured in young forest. Drone images help you find the stands worth a visit, and owners and hunters can talk about the same forest.',
    thermal: {
      title: 'Thermal camera, the same clearing',
      text: 'One method among several. A warm spot need not be an animal.',
    },
  },
  ask: {
    title: 'Before you decide',
    text: 'Price, trial, drones and user rights: the answers are in one place.',
    all: 'All questions and answers',
    systems: {
      title: 'Fits your systems',
      text: 'Does it replace our planning system, or work beside it? Which files can it read?',
      link: 'Systems and files',
    },
    data: {
      title: 'Your data',
      text: 'Where are data and images kept, who may use them, and how do we get them out?',
      link: 'Data and security',
    },
    start: {
      title: 'Start small',
      text: 'One district, one team, one season: how a whole organisation begins.',
      link: 'How to start',
    },
  },
  film: {
    title: 'See how it works in the forest',
    text: 'From the first flight to a completed action.',
    noCoverage: 'The film is not saved. It needs coverage.',
    failed: 'The film could not be fetched. Try again when there is coverage.',
    /** In its place when an outside player shows the film. */
    outsideNote:
      'The film is shown with an external player, which may store data on your device. Nothing is loaded from it until you press play.',
    play: 'Watch the film',
    length: (seconds: number, size: string) => `${seconds} seconds, ${size}\u00a0MB`,
    silent: 'No sound, captions',
    captions: 'Captions',
    inWords: 'The film in words',
  },
  closing: {
    title: 'Try it in your own forest',
    text: 'Start a trial on your own area, or request a demo. Leave an email address, and we will get back to you.',
  },
}

export type HomeMessages = typeof homeEn
