import type { Language } from '../site/languages.ts'

/** Words that texts do not use, and the one to write instead: each thing has one name (glossary.ts, words/). */
type Avoided = { instead: string; words: readonly string[] }

/**
 * Words of one language that `npm run content` finds. Written as here, with any ending after `*`; capitals count only
 * where they stand here. The words that visitors type into the search (search-words.ts) are free.
 */
export const wordsToAvoid: Readonly<Record<Language, readonly Avoided[]>> = {
  en: [
    { instead: 'compartment', words: ['parcel', 'parcels', 'forest stand', 'forest stands'] },
    { instead: 'tracklog', words: ['track log', 'track logs', 'tracklogging'] },
    { instead: 'map bundle', words: ['offline map', 'offline maps', 'map package', 'map packages', 'map pack'] },
    { instead: 'action object', words: ['work object', 'work objects', 'treatment unit*'] },
    { instead: 'completed action', words: ['finished action*', 'executed action*', 'performed action*'] },
    { instead: 'the owner’s authority', words: ['mandate', 'mandates'] },
    { instead: 'Rapid Orthophoto', words: ['Rapid orthophoto*', 'RapidOrthophoto*', 'Rapid Ortho'] },
    { instead: 'orthophoto', words: ['orthomosaic*', 'mosaic*'] },
    { instead: 'preset', words: ['flight profile*', 'mission profile*'] },
    { instead: 'free flight', words: ['freeflight*'] },
    { instead: 'machine crew', words: ['machine team*', 'logging crew*', 'harvesting crew*'] },
    { instead: 'timber landing', words: ['log landing*', 'timber yard*', 'roadside landing*'] },
    { instead: 'log pile', words: ['log stack*', 'timber pile*', 'timber stack*', 'wood pile*'] },
    { instead: 'main strip road', words: ['haul road*', 'extraction road*', 'main strip-road*'] },
    { instead: 'machine track', words: ['extraction track*', 'driving track*'] },
    { instead: 'soil damage', words: ['rutting', 'driving damage'] },
    { instead: 'final felling', words: ['clear-cutting', 'clearcutting', 'logging operation*', 'logging site*'] },
    { instead: 'clear-felled area', words: ['clear-cut', 'clear-cuts', 'clearcut*', 'clear cut', 'clear cuts'] },
    { instead: 'pre-commercial thinning', words: ['precommercial*', 'spacing operation*'] },
    { instead: 'cutting class', words: ['felling class*', 'development class*'] },
    { instead: 'retention tree', words: ['eternity tree*', 'retained tree*'] },
    { instead: 'conservation value', words: ['nature value*'] },
    { instead: 'regeneration survey', words: ['regeneration check*'] },
    { instead: 'retention patch', words: ['retention group*', 'retention area*', 'tree island*'] },
    { instead: 'buffer zone', words: ['buffer strip*', 'riparian strip*'] },
    { instead: 'forest owner', words: ['landowner', 'landowners', 'woodland owner*'] },
    { instead: 'timber', words: ['lumber'] },
    { instead: 'windthrow, or windthrown tree for a single one', words: ['windfall*', 'blowdown*', 'windblow*'] },
    { instead: 'root plate', words: ['root wad*', 'root ball*', 'rootplate*'] },
    { instead: 'boring dust', words: ['bore dust', 'frass', 'bore meal'] },
    { instead: 'wildfire', words: ['bushfire*', 'forest fire', 'forest fires'] },
    { instead: 'burnt', words: ['burned forest', 'burned area', 'burned areas', 'burn scar*'] },
    { instead: 'prescribed burning', words: ['controlled burn*', 'prescribed burn', 'prescribed burns'] },
    { instead: 'Äbin', words: ['ÄBIN', 'ABIN', 'Abin'] },
    { instead: 'drone', words: ['UAV', 'UAVs', 'quadcopter*', 'unmanned aircraft'] },
    { instead: 'observer', words: ['spotter', 'spotters'] },
    { instead: 'drone certificate', words: ['drone licen*', 'pilot licen*'] },
    { instead: 'synchronise', words: ['sync', 'syncs', 'synced', 'syncing'] },
    { instead: 'dismissed, of an observation', words: ['not confirmed or'] },
  ],
  sv: [
    {
      instead: 'till exempel, bland annat, det vill säga, på grund av, och så vidare, med mera',
      words: ['t.ex', 't. ex', 'bl.a', 'bl. a', 'd.v.s', 'dvs', 'p.g.a', 'pga', 'o.s.v', 'osv', 'm.m'],
    },
    { instead: 'förvaltningsområde', words: ['skötselområde*'] },
    { instead: 'avdelning', words: ['parcell*', 'delbestånd*'] },
    { instead: 'spårlogg', words: ['spårfil*', 'spårningslogg*', 'gps-logg*'] },
    { instead: 'kartpaket', words: ['offlinekart*', 'kartbunt*', 'kartpaketering*'] },
    { instead: 'uppgift', words: ['arbetsuppgift*'] },
    {
      instead: 'utförd åtgärd',
      words: ['genomförd åtgärd', 'genomförda åtgärd*', 'avslutad åtgärd', 'avslutade åtgärd*'],
    },
    { instead: 'ägarens fullmakt', words: ['mandat', 'mandatet'] },
    { instead: 'status', words: ['åtgärdsläge*'] },
    { instead: 'maskinlag eller entreprenör', words: ['utförare', 'utföraren', 'utförarna'] },
    {
      instead: 'Rapid Orthophoto, i bestämd form ortofotot',
      words: ['Rapid Ortofoto*', 'Rapid ortofoto*', 'Rapid Orthophoton'],
    },
    { instead: 'ortofoto', words: ['ortomosaik*', 'mosaik*', 'bildmosaik*'] },
    { instead: 'förinställning', words: ['förval', 'förvalet', 'förvalen', 'preset', 'presets'] },
    { instead: 'enterprise-drönare', words: ['enterprisedrönare*', 'enterprise drönare*'] },
    { instead: 'tolka', words: ['läsa bilden', 'läs bilden', 'läser bilden'] },
    { instead: 'fri flygning', words: ['friflyg*'] },
    { instead: 'avlägg (flera avlägg)', words: ['avläggor*', 'virkesupplag*'] },
    { instead: 'välta', words: ['virkeshög*', 'timmerhög*', 'virkestrave*', 'timmertrave*'] },
    { instead: 'basväg', words: ['basstråk*', 'basvag*'] },
    { instead: 'hygge', words: ['kalhygge*'] },
    { instead: 'rågång', words: ['granngräns*'] },
    { instead: 'återväxtinventering', words: ['återväxtkontroll*'] },
    { instead: 'krontak', words: ['kronskikt*'] },
    { instead: 'evighetsträd', words: ['hänsynsträd*', 'sparade träd', 'sparat träd'] },
    { instead: 'hänsynsyta', words: ['hänsynsgrupp*', 'hänsynsområde*'] },
    { instead: 'kantzon', words: ['trädbård*', 'kantremsa*'] },
    { instead: 'föryngring', words: ['skogsförnyelse*'] },
    { instead: 'gallring', words: ['utglesning*'] },
    { instead: 'röjning', words: ['ungskogsröjning*'] },
    { instead: 'slutavverkning', words: ['slutfällning*', 'kalavverkning*'] },
    {
      instead: 'stormfällning, eller vindfälle om ett enda träd',
      words: ['vindfällning*', 'stormfälle*', 'vindfallen'],
    },
    { instead: 'rotvälta', words: ['rotkaka*', 'rotkakor*', 'rotklump*'] },
    { instead: 'sök och plock', words: ['söka och plocka', 'sök och plocka'] },
    { instead: 'Äbin', words: ['ÄBIN'] },
    { instead: 'drönare', words: ['UAV', 'UAV:er', 'obemannade farkost*', 'kopter*'] },
    { instead: 'drönarkort', words: ['drönarcertifikat*', 'drönarlicens*', 'flygtillstånd*'] },
    { instead: 'observatör', words: ['spotter', 'spotters'] },
    { instead: 'ladda ned', words: ['ladda ner', 'laddar ner', 'nerladda*', 'downloada*'] },
    { instead: 'synkronisera', words: ['synka', 'synkar', 'synkat', 'synkas'] },
    { instead: 'avskriven, om en observation', words: ['inte bekräftad', 'obekräftad*'] },
    { instead: 'datorgenererad', words: ['datorgjord*'] },
    { instead: 'stort eller större överlapp', words: ['mycket överlapp', 'mer överlapp'] },
    { instead: 'telefon, platta, dator eller webbläsare', words: ['enheten', 'din enhet'] },
  ],
}

/** Where such a word may stand nevertheless, and why; `text` is the words around it. */
export const allowedWords: readonly { text: string; reason: string }[] = [
  {
    text: 'namn@exempel.se',
    reason: 'shows how an address for mail is written',
  },
  {
    text: 'the landowner is responsible',
    reason: 'a duty that goes with the land',
  },
  {
    text: 'the landowner or the',
    reason: 'the hunting right goes with the land',
  },
  {
    text: 'skriv enheten i kolumnnamnet',
    reason: 'the unit of a measure',
  },
]
