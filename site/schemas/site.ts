import { z } from 'zod'
import { address, sample, text, words } from './fields.ts'

const link = { label: { en: 'Address', sv: 'Adress' } }

/** The values of site.yaml that may still be stand-ins. */
const replaceable = [
  ...['address', 'organisationNumber', 'postalAddress', 'email', 'phone', 'developer', 'network'],
  ...['iosApp', 'android', 'apiRepository', 'pressRelease'],
] as const

export const siteSchema = z
  .strictObject({
    product: text(
      {
        label: { en: 'Name of the product', sv: 'Produktens namn' },
        hint: {
          en: 'Texts say {product} instead, so that it changes everywhere.',
          sv: 'Texter skriver {product} i stället, så att namnet ändras överallt.',
        },
      },
      { to: 40 },
    ),
    showsSamples: z.boolean().meta({
      label: { en: 'Show sample customers and quotes', sv: 'Visa exempel på kunder och citat' },
      hint: {
        en: 'They are shown with a label that says so; switched off, they are left out.',
        sv: 'De visas med en etikett som säger att de är exempel. Avstängt visas de inte alls.',
      },
    }),
    address: address({
      label: { en: 'Address of this website', sv: 'Webbplatsens adress' },
      hint: {
        en: 'As the printed manual names it, unless the build is given another.',
        sv: 'Så som den tryckta manualen anger den, om inget annat ställs in när webbplatsen byggs.',
      },
    }),
    company: text({ label: { en: 'Name of the company', sv: 'Företagets namn' } }, { to: 60 }),
    organisationNumber: z
      .string()
      .regex(/^\d{6}-\d{4}$/, { error: 'Write six figures, a hyphen and four figures: 556000-0000.' })
      .meta({
        label: { en: 'Organisation number', sv: 'Organisationsnummer' },
        hint: { en: 'Shown in the privacy policy.', sv: 'Visas i integritetspolicyn.' },
      }),
    postalAddress: text({
      label: { en: 'Postal address', sv: 'Postadress' },
      hint: { en: 'On one line, shown in the privacy policy.', sv: 'På en rad, visas i integritetspolicyn.' },
    }),
    email: z.email({ error: 'Write it as name@example.com.' }).meta({
      label: { en: 'Email address', sv: 'E-postadress' },
      hint: {
        en: 'Shown in the footer and on the contact page; texts say {email}.',
        sv: 'Visas i sidfoten och på kontaktsidan, texter skriver {email}.',
      },
    }),
    phone: z
      .string()
      .regex(/^\+[\d ]{8,20}$/, { error: 'Write it with the country’s number: +46 8 123 456 78.' })
      .meta({
        label: { en: 'Telephone number', sv: 'Telefonnummer' },
        hint: {
          en: 'Shown in the footer and on the contact page; texts say {phone}.',
          sv: 'Visas i sidfoten och på kontaktsidan, texter skriver {phone}.',
        },
      }),
    developer: z
      .strictObject({ name: text({ label: { en: 'Name', sv: 'Namn' } }), href: address(link) })
      .meta({ label: { en: 'Who develops the product', sv: 'Den som utvecklar produkten' } }),
    network: z
      .strictObject({ name: text({ label: { en: 'Name', sv: 'Namn' } }), href: address(link) })
      .meta({ label: { en: 'Social network', sv: 'Socialt nätverk' } }),
    iosApp: address({
      label: { en: 'The app in the App Store', sv: 'Appen i App Store' },
      hint: { en: 'Empty hides the link.', sv: 'Lämna tomt för att dölja länken.' },
    }),
    android: z
      .strictObject({
        href: address({ label: { en: 'Address of the file (APK)', sv: 'Filens adress (APK)' } }),
        version: text({ label: { en: 'Version', sv: 'Version' } }, { to: 20 }),
        build: text({ label: { en: 'Number of the build', sv: 'Byggnummer' } }, { to: 30 }),
      })
      .meta({ label: { en: 'The pilot app for Android', sv: 'Pilotappen för Android' } }),
    demo: z
      .strictObject({
        minutes: z
          .int()
          .nonnegative()
          .meta({ label: { en: 'Minutes that it takes', sv: 'Minuter som den tar' } }),
        workingDays: z
          .int()
          .nonnegative()
          .meta({
            label: { en: 'Working days until a time is suggested', sv: 'Arbetsdagar tills en tid föreslås' },
          }),
        sample,
      })
      .meta({
        label: { en: 'Demo', sv: 'Demo' },
        hint: {
          en: 'Said below the first button of the home page; 0 leaves the sentence out.',
          sv: 'Står under startsidans första knapp. 0 utelämnar meningen.',
        },
      }),
    apiRepository: address({ label: { en: 'Repository of the API', sv: 'Kodarkiv för API:et' } }),
    pressRelease: address({ label: { en: 'Press release', sv: 'Pressmeddelande' } }),
    video: z
      .strictObject({
        embed: address({
          label: { en: 'Outside player', sv: 'Extern spelare' },
          hint: {
            en: 'Empty: the site plays its own film. The address of another service’s player: it is loaded when a visitor asks for the film.',
            sv: 'Tomt: webbplatsen spelar sin egen film. Annars adressen till en annan tjänsts spelare, som laddas när besökaren vill se filmen.',
          },
        }),
        uploaded: z.iso.date({ error: 'Write year, month and day: 2026-11-26.' }).meta({
          label: { en: 'Published on', sv: 'Publicerad' },
          hint: { en: 'For search engines.', sv: 'För sökmotorer.' },
        }),
        shows: text({
          label: { en: 'Name that the film shows', sv: 'Namnet som filmen visar' },
          hint: {
            en: 'Checked against the name of the product.',
            sv: 'Jämförs med produktens namn.',
          },
        }),
        seconds: z
          .number()
          .positive()
          .meta({ label: { en: 'Length in seconds', sv: 'Längd i sekunder' } }),
        types: z
          .strictObject({
            webm: text({ label: { en: 'WebM', sv: 'WebM' } }),
            mp4: text({ label: { en: 'MP4', sv: 'MP4' } }),
          })
          .meta({
            label: { en: 'Codecs of the files', sv: 'Filernas kodning' },
            hint: { en: 'A browser chooses by them.', sv: 'Webbläsaren väljer fil efter dem.' },
          }),
      })
      .meta({ label: { en: 'Film', sv: 'Film' } }),
    sampleMark: words(
      {
        label: { en: 'Word behind a sample', sv: 'Ord efter ett exempel' },
        hint: {
          en: 'Stands in brackets behind a number or an address that is invented.',
          sv: 'Står inom parentes efter ett nummer eller en adress som är påhittad.',
        },
      },
      20,
    ),
    samples: z.array(z.enum(replaceable)).meta({
      label: { en: 'Still samples', sv: 'Ännu bara exempel' },
      hint: {
        en: 'Take a value out of this list when the real one stands above.',
        sv: 'Ta bort ett namn ur listan när den riktiga uppgiften står ovan.',
      },
    }),
  })
  .meta({ label: { en: 'Company, contacts and links', sv: 'Företag, kontakter och länkar' } })
