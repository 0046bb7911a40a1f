import { z } from 'zod'
import { fieldPerLanguage, textField } from './fields.ts'

const said = z.strictObject({
  name: textField(
    {
      label: { en: 'In the list', sv: 'I listan' },
      hint: {
        en: 'Begins a row of the list, for one of them if each is listed.',
        sv: 'Inleder en rad i listan, i singular om varje fynd har en rad.',
      },
    },
    { to: 80 },
  ),
  one: textField({ label: { en: 'Behind the figure 1', sv: 'Efter siffran 1' } }, { to: 100 }),
  many: textField(
    {
      label: { en: 'Behind other figures', sv: 'Efter andra siffror' },
      hint: { en: 'Left out where it is the same.', sv: 'Utelämnas om det är detsamma.' },
    },
    { to: 100 },
  ).optional(),
})

const mark = (en: string, sv: string) => fieldPerLanguage({ label: { en, sv } }, said)
const road = () => mark('Forest road', 'Skogsbilväg')

/** The names of the marks in use-case pictures; their style is in code (site/findings.ts). */
export const findingsSchema = z
  .strictObject({
    'bark-beetle-above': z
      .strictObject({
        redCrown: mark('Red crowns', 'Röda kronor'),
        greyCrown: mark('Grey crowns', 'Grå kronor'),
        singleTree: mark('Single dead trees', 'Enstaka döda träd'),
        group: mark('Groups', 'Grupper'),
        searchZone: mark('Search zone', 'Sökzon'),
      })
      .meta({ label: { en: 'Bark beetle', sv: 'Granbarkborre' } }),
    'windthrow-above': z
      .strictObject({
        fallenStem: mark('Fallen stems', 'Liggande stammar'),
        roadBlocked: mark('Blocked road', 'Spärrad väg'),
        roadOpen: mark('Open road', 'Farbar väg'),
        windthrow: mark('Windthrown area', 'Stormfälld yta'),
      })
      .meta({ label: { en: 'Windthrow', sv: 'Stormfällning' } }),
    'fire-above': z
      .strictObject({
        burntArea: mark('Burnt area', 'Brunnen yta'),
        unburntIsland: mark('Unburnt islands', 'Obrända öar'),
        scorchedEdge: mark('Scorched edge', 'Svedd kant'),
        road: road(),
      })
      .meta({ label: { en: 'Fire', sv: 'Brand' } }),
    'wildlife-above': z
      .strictObject({
        moose: mark('Moose', 'Älgar'),
        mooseCalf: mark('Moose calves', 'Älgkalvar'),
        roeDeer: mark('Roe deer', 'Rådjur'),
      })
      .meta({ label: { en: 'Wildlife', sv: 'Vilt' } }),
    'final-felling-above': z
      .strictObject({
        logPile: mark('Log piles', 'Vältor'),
        retentionTree: mark('Retention trees', 'Evighetsträd'),
        highStump: mark('High stumps', 'Högstubbar'),
        retentionPatch: mark('Retention patches', 'Hänsynsytor'),
        stream: mark('Stream', 'Bäck'),
        bufferZone: mark('Buffer zone', 'Kantzon'),
        stripRoad: mark('Machine tracks', 'Körstråk'),
        felledArea: mark('Felled area', 'Avverkad yta'),
      })
      .meta({ label: { en: 'Final felling', sv: 'Slutavverkning' } }),
    planning: z
      .strictObject({
        spruce: mark('Spruce', 'Gran'),
        pine: mark('Pine', 'Tall'),
        birch: mark('Birch', 'Björk'),
        youngForest: mark('Young forest', 'Ungskog'),
        clearCut: mark('Clear-felled', 'Hygge'),
        mire: mark('Mire', 'Myr'),
        road: road(),
      })
      .meta({ label: { en: 'Planning', sv: 'Planering' } }),
  })
  .meta({ label: { en: 'What is marked in pictures', sv: 'Det som är markerat i bilder' } })
