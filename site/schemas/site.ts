import { z } from 'zod'
import { fileField, textField, urlField } from './fields.ts'

const wholeNumberField = (en: string, sv: string) => z.int().nonnegative().meta({ label: { en, sv } })

const link = z.strictObject({
  name: textField({ label: { en: 'Name', sv: 'Namn' } }),
  href: urlField({ label: { en: 'Address', sv: 'Adress' } }),
})

/** The values of site.yaml that the owner must provide, and that may still be samples. */
export const ownerFields = [
  'address',
  'organisationNumber',
  'postalAddress',
  'email',
  'phone',
  'developer',
  'network',
  'iosApp',
  'android',
  'demo',
  'apiRepository',
  'pressRelease',
] as const

/** The text of a value: of a link its address, of a group its numbers joined. */
export function textOfValue(value: string | { href: string } | Record<string, number>): string {
  if (typeof value === 'string') return value
  return typeof value.href === 'string' ? value.href : Object.values(value).join(', ')
}

/**
 * Whether a value cannot be real: a domain that ends in `.example` (RFC 2606), a phone number reserved for fiction, or
 * an organisation number or postcode of zeros.
 */
function isInvented(value: string): boolean {
  return /\.example\b|^\+46 ?8 ?465 ?004|^[0-]+$|\b000 00\b/.test(value)
}

const WITHOUT_APP = {
  en: 'Its button on the home page leads to ‘How to get the app’ in the manual.',
  sv: 'Dess knapp på startsidan leder till ”Så får du appen” i manualen.',
}

export const siteSchema = z
  .strictObject({
    product: textField(
      {
        label: { en: 'Name of the product', sv: 'Produktens namn' },
        hint: {
          en: 'Texts say {product} instead, so that it changes everywhere.',
          sv: 'Texter skriver {product} i stället, så att namnet ändras överallt.',
        },
      },
      { to: 40 },
    ),
    address: urlField({
      label: { en: 'Address of this website', sv: 'Webbplatsens adress' },
      hint: {
        en: 'As the printed manual names it in a preview; the public site is built with its own.',
        sv: 'Så som den tryckta manualen anger den i en förhandsvisning. Den publika webbplatsen byggs med sin egen.',
      },
      without: {
        en: 'The printed manual names the address that the site is built for.',
        sv: 'Den tryckta manualen anger adressen som webbplatsen byggs för.',
      },
    }),
    company: textField({ label: { en: 'Name of the company', sv: 'Företagets namn' } }, { to: 60 }),
    organisationNumber: z
      .string()
      .regex(/^\d{6}-\d{4}$/, { error: 'Write six figures, a hyphen and four figures: 556000-0000.' })
      .meta({
        label: { en: 'Organisation number', sv: 'Organisationsnummer' },
        hint: { en: 'Shown in the privacy policy.', sv: 'Visas i integritetspolicyn.' },
        without: { en: 'The privacy policy has no line for it.', sv: 'Integritetspolicyn har ingen rad för det.' },
      }),
    postalAddress: textField({
      label: { en: 'Postal address', sv: 'Postadress' },
      hint: { en: 'On one line, shown in the privacy policy.', sv: 'På en rad, visas i integritetspolicyn.' },
      without: { en: 'The privacy policy has no line for it.', sv: 'Integritetspolicyn har ingen rad för den.' },
    }),
    email: z.email({ error: 'Write it as name@example.com.' }).meta({
      label: { en: 'Email address', sv: 'E-postadress' },
      hint: {
        en: 'Shown in the footer and on the contact page; texts say {email}.',
        sv: 'Visas i sidfoten och på kontaktsidan, texter skriver {email}.',
      },
      without: { en: 'No public site can be built.', sv: 'Ingen publik webbplats kan byggas.' },
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
        without: { en: 'No public site can be built.', sv: 'Ingen publik webbplats kan byggas.' },
      }),
    developer: link.meta({
      label: { en: 'Who develops the product', sv: 'Den som utvecklar produkten' },
      without: { en: 'The footer does not say who develops it.', sv: 'Sidfoten säger inte vem som utvecklar den.' },
    }),
    network: link.meta({
      label: { en: 'Social network', sv: 'Socialt nätverk' },
      without: { en: 'The footer has no button to follow you.', sv: 'Sidfoten har ingen knapp för att följa er.' },
    }),
    iosApp: urlField({
      label: { en: 'The app in the App Store', sv: 'Appen i App Store' },
      hint: { en: 'Empty hides the link.', sv: 'Lämna tomt för att dölja länken.' },
      without: WITHOUT_APP,
    }),
    android: z
      .strictObject({
        href: fileField({
          label: { en: 'Address of the file (APK)', sv: 'Filens adress (APK)' },
          hint: {
            en: 'On the web, or a file of this website: /app.apk is app.apk in the folder public.',
            sv: 'På webben, eller en fil på den här webbplatsen: /app.apk är app.apk i mappen public.',
          },
        }),
        version: textField({ label: { en: 'Version', sv: 'Version' } }, { to: 20 }),
        build: textField({ label: { en: 'Number of the build', sv: 'Byggnummer' } }, { to: 30 }),
      })
      .meta({ label: { en: 'The pilot app for Android', sv: 'Pilotappen för Android' }, without: WITHOUT_APP }),
    demo: z
      .strictObject({
        minutes: wholeNumberField('Minutes that it takes', 'Minuter som den tar'),
        workingDays: wholeNumberField('Working days until a time is suggested', 'Arbetsdagar tills en tid föreslås'),
      })
      .meta({
        label: {
          en: 'Demo: minutes, and working days until a time is suggested',
          sv: 'Demo: minuter, och arbetsdagar tills en tid föreslås',
        },
        hint: {
          en: 'Said below the first button of the home page; 0 leaves the sentence out.',
          sv: 'Står under startsidans första knapp. 0 utelämnar meningen.',
        },
        without: {
          en: 'The home page does not say how long a demo takes.',
          sv: 'Startsidan säger inte hur lång tid en demo tar.',
        },
      }),
    apiRepository: urlField({
      label: { en: 'Repository of the API', sv: 'Kodarkiv för api:et' },
      without: {
        en: 'The page about the API has no link to its documentation.',
        sv: 'Sidan om api:et har ingen länk till dokumentationen.',
      },
    }),
    pressRelease: urlField({
      label: { en: 'Press release', sv: 'Pressmeddelande' },
      without: { en: 'The footer has no press release.', sv: 'Sidfoten har inget pressmeddelande.' },
    }),
    video: z
      .strictObject({
        embed: urlField({
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
        shows: textField({
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
            webm: textField({ label: { en: 'WebM', sv: 'WebM' } }),
            mp4: textField({ label: { en: 'MP4', sv: 'MP4' } }),
          })
          .meta({
            label: { en: 'Codecs of the files', sv: 'Filernas kodning' },
            hint: { en: 'A browser chooses by them.', sv: 'Webbläsaren väljer fil efter dem.' },
          }),
      })
      .meta({ label: { en: 'Film', sv: 'Film' } }),
    samples: z
      .array(z.enum(ownerFields))
      .default([])
      .meta({
        label: { en: 'Still samples', sv: 'Ännu bara exempel' },
        hint: {
          en: 'Take a value out of this list when the real one stands above.',
          sv: 'Ta bort ett namn ur listan när den riktiga uppgiften står ovan.',
        },
      }),
  })
  .superRefine((site, context) => {
    for (const name of ownerFields) {
      if (site.samples.includes(name) || !isInvented(textOfValue(site[name]))) continue
      context.addIssue({ code: 'custom', path: [name], message: 'Write the real one, or put its name into “samples”.' })
    }
  })
  .meta({ label: { en: 'Company, contacts and links', sv: 'Företag, kontakter och länkar' } })
