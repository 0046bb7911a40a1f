import type { Word } from '../glossary.ts'

const beetle = '/bark-beetle'
const windthrowPage = '/windthrow'
const fire = '/fire'
const wildlife = '/wildlife'

/** Words of storm, insects, fire and browsing. */
export const damageWords = {
  windthrow: {
    target: `${windthrowPage}#what-to-record`,
    match: { en: ['windthrow'], sv: ['stormfällningarna', 'stormfällningar', 'stormfällningen', 'stormfällning'] },
    definition: {
      en: 'Forest blown down by the wind.',
      sv: 'Skog som har blåst omkull.',
    },
  },
  windthrownTree: {
    target: `${beetle}#windthrows-first`,
    match: {
      en: ['windthrown trees', 'windthrown tree'],
      sv: ['vindfällena', 'vindfällen', 'vindfället', 'vindfälle'],
    },
    definition: {
      en: 'A single tree that the wind has uprooted or broken.',
      sv: 'Ett enskilt träd som vinden har vält eller brutit.',
    },
  },
  rootPlate: {
    target: `${windthrowPage}#safety-first`,
    match: { en: ['root plates', 'root plate'], sv: ['rotvältorna', 'rotvältor', 'rotvältan', 'rotvälta'] },
    definition: {
      en: 'The upturned roots of a blown-down tree; it can fall back without warning.',
      sv: 'Rötter och jord som rests när ett träd blåst omkull; kan slå tillbaka utan förvarning.',
    },
  },
  spruceBarkBeetle: {
    target: `${beetle}#beetle-year`,
    match: {
      en: ['spruce bark beetles', 'spruce bark beetle'],
      sv: ['granbarkborrarna', 'granbarkborrar', 'granbarkborren', 'granbarkborre'],
    },
    definition: {
      en: 'A beetle, about four millimetres long, that breeds under the bark of spruce and can kill standing trees.',
      sv: 'En skalbagge, cirka fyra millimeter lång, som förökar sig under barken på gran och kan döda stående träd.',
    },
  },
  swarming: {
    target: `${beetle}#beetle-year`,
    match: { en: ['swarming'], sv: ['svärmningarna', 'svärmningar', 'svärmningen', 'svärmning'] },
    definition: {
      en: 'When the beetles fly to find new trees.',
      sv: 'När granbarkborrarna flyger för att hitta nya träd.',
    },
  },
  boringDust: {
    target: `${beetle}#signs`,
    match: { en: ['boring dust'], sv: ['borrmjölet', 'borrmjöl'] },
    definition: {
      en: 'Brown dust at the foot of the tree and in the cracks of the bark; it is seen on the ground, not from the air.',
      sv: 'Brunt mjöl vid stambasen och i barkspringorna; det syns på marken, inte från luften.',
    },
  },
  prescribedBurning: {
    target: `${fire}#burning-before`,
    match: {
      en: ['prescribed burning'],
      sv: ['naturvårdsbränningarna', 'naturvårdsbränningar', 'naturvårdsbränningen', 'naturvårdsbränning'],
    },
    definition: {
      en: 'Planned burning that favours species which depend on fire.',
      sv: 'Planerad bränning som gynnar arter som är beroende av brand.',
    },
  },
  abin: {
    target: `${wildlife}#abin`,
    match: { en: ['Äbin'], sv: ['Äbin'] },
    definition: {
      en: 'The Swedish Forest Agency’s sample inventory of browsing damage in young forest.',
      sv: 'Älgbetesinventering: Skogsstyrelsens stickprovsinventering av betesskador i ungskog.',
    },
  },
  salvage: {
    target: null,
    match: { en: ['salvage felling', 'salvage'], sv: ['upparbetningen', 'upparbetning'] },
    definition: {
      en: 'Harvesting damaged trees, to save their value and to keep insects from breeding in them.',
      sv: 'Avverkning av skadade träd, för att rädda värdet och hindra insekter från att föröka sig.',
    },
  },
  redCrown: {
    target: `${beetle}#signs`,
    match: { en: ['red crowns', 'red crown'], sv: ['röda kronorna', 'röda kronor', 'röda kronan', 'röd krona'] },
    definition: {
      en: 'A spruce crown that has turned red after an attack.',
      sv: 'En grankrona som har blivit röd efter ett angrepp.',
    },
  },
  burntArea: {
    target: `${fire}#map-what-burned`,
    match: { en: ['burnt areas', 'burnt area'], sv: ['brandfälten', 'brandfältet', 'brandfält'] },
    definition: {
      en: 'The ground that a fire has passed over.',
      sv: 'Den mark som branden har gått över.',
    },
  },
  hotSpot: {
    target: `${fire}#after-a-wildfire`,
    match: { en: ['hot spots', 'hot spot'], sv: ['glödhärdarna', 'glödhärdar', 'glödhärden', 'glödhärd'] },
    definition: {
      en: 'A place where the fire still smoulders, often below the ground.',
      sv: 'Ett ställe där branden fortfarande glöder, ofta nere i marken.',
    },
  },
  moppingUp: {
    target: `${fire}#after-a-wildfire`,
    match: { en: ['mopping up'], sv: ['eftersläckningen', 'eftersläckning'] },
    definition: {
      en: 'Putting out the last hot spots when the fire and rescue service has finished.',
      sv: 'Släckning av de sista glödhärdarna efter räddningstjänstens insats.',
    },
  },
  fireWatch: {
    target: `${fire}#after-a-wildfire`,
    match: { en: ['fire watch'], sv: ['efterbevakningen', 'efterbevakning'] },
    definition: {
      en: 'Patrolling a burnt area, so that the fire does not flare up again; the duty goes with the land.',
      sv: 'Bevakning av ett brandfält, så att elden inte blossar upp igen; markägaren ansvarar.',
    },
  },
  browsingDamage: {
    target: `${wildlife}#browsing-damage`,
    match: { en: ['browsing damage'], sv: ['betesskadorna', 'betesskador', 'betesskadan', 'betesskada'] },
    definition: {
      en: 'Damage to young trees when moose and deer feed on them.',
      sv: 'Skada på unga träd när älg och andra hjortdjur betar av dem.',
    },
  },
  greyCrown: {
    target: `${beetle}#signs`,
    match: { en: ['grey crowns', 'grey crown'], sv: ['grå kronorna', 'grå kronor', 'grå kronan', 'grå krona'] },
    definition: {
      en: 'A spruce crown that has lost its needles after an attack in earlier years.',
      sv: 'En grankrona som har tappat barren efter tidigare års angrepp.',
    },
  },
  searchAndPick: {
    target: `${beetle}#priority`,
    match: { en: ['search and pick'], sv: ['sök och plock'] },
    definition: {
      en: 'Searching for newly attacked spruces and removing them before the new beetles leave.',
      sv: 'Att söka upp nyangripna granar och ta ut dem innan den nya generationen lämnar dem.',
    },
  },
  forage: {
    target: `${wildlife}#what-a-drone-adds`,
    match: { en: ['forage'], sv: ['fodret', 'foder'] },
    definition: {
      en: 'What game eats, such as young pine and broadleaved trees.',
      sv: 'Viltets mat, till exempel ung tall och löv.',
    },
  },
  mooseManagementArea: {
    target: `${wildlife}#abin`,
    match: {
      en: ['moose management areas', 'moose management area'],
      sv: ['älgförvaltningsområdena', 'älgförvaltningsområden', 'älgförvaltningsområdet', 'älgförvaltningsområde'],
    },
    definition: {
      en: 'The area for which moose numbers and hunting are planned.',
      sv: 'Det område som älgstammen och älgjakten planeras för.',
    },
  },
} as const satisfies Record<string, Word>
