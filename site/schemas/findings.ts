import { z } from 'zod'
import { fieldPerLanguage, textField } from './fields.ts'

const markTexts = z.strictObject({
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

const markField = (en: string, sv: string) => fieldPerLanguage({ label: { en, sv } }, markTexts)
const roadField = () => markField('Forest road', 'Skogsbilväg')

/** The names of the marks in use-case pictures; their style is in code (site/findings.ts). */
export const findingsSchema = z
  .strictObject({
    'bark-beetle-above': z
      .strictObject({
        redCrown: markField('Red crowns', 'Röda kronor'),
        greyCrown: markField('Grey crowns', 'Grå kronor'),
        singleTree: markField('Single dead trees', 'Enstaka döda träd'),
        group: markField('Groups', 'Grupper'),
        searchZone: markField('Search zone', 'Sökzon'),
      })
      .meta({ label: { en: 'Bark beetle', sv: 'Granbarkborre' } }),
    'windthrow-above': z
      .strictObject({
        fallenStem: markField('Fallen stems', 'Liggande stammar'),
        roadBlocked: markField('Blocked road', 'Spärrad väg'),
        roadOpen: markField('Open road', 'Farbar väg'),
        windthrow: markField('Windthrown area', 'Stormfälld yta'),
      })
      .meta({ label: { en: 'Windthrow', sv: 'Stormfällning' } }),
    'fire-above': z
      .strictObject({
        burntArea: markField('Burnt area', 'Brunnen yta'),
        unburntIsland: markField('Unburnt islands', 'Obrända öar'),
        scorchedEdge: markField('Scorched edge', 'Svedd kant'),
        road: roadField(),
      })
      .meta({ label: { en: 'Fire', sv: 'Brand' } }),
    'wildlife-above': z
      .strictObject({
        moose: markField('Moose', 'Älgar'),
        mooseCalf: markField('Moose calves', 'Älgkalvar'),
        roeDeer: markField('Roe deer', 'Rådjur'),
      })
      .meta({ label: { en: 'Wildlife', sv: 'Vilt' } }),
    'final-felling-above': z
      .strictObject({
        logPile: markField('Log piles', 'Vältor'),
        retentionTree: markField('Retention trees', 'Evighetsträd'),
        highStump: markField('High stumps', 'Högstubbar'),
        retentionPatch: markField('Retention patches', 'Hänsynsytor'),
        stream: markField('Stream', 'Bäck'),
        bufferZone: markField('Buffer zone', 'Kantzon'),
        stripRoad: markField('Machine tracks', 'Körstråk'),
        felledArea: markField('Felled area', 'Avverkad yta'),
      })
      .meta({ label: { en: 'Final felling', sv: 'Slutavverkning' } }),
    planning: z
      .strictObject({
        spruce: markField('Spruce', 'Gran'),
        pine: markField('Pine', 'Tall'),
        birch: markField('Birch', 'Björk'),
        youngForest: markField('Young forest', 'Ungskog'),
        clearCut: markField('Clear-felled', 'Hygge'),
        mire: markField('Mire', 'Myr'),
        road: roadField(),
      })
      .meta({ label: { en: 'Planning', sv: 'Planering' } }),
  })
  .meta({ label: { en: 'What is marked in pictures', sv: 'Det som är markerat i bilder' } })
