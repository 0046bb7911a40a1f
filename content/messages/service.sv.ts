import { site } from '../site.ts'
import type { ServiceMessages } from './service.en.ts'

/** The sentences of the sign-up service in Swedish; a missing one does not compile. */
export const serviceSv: ServiceMessages = {
  titled: (title) => `${title} – ${site.product}`,
  home: 'Till startsidan',
  signUp: 'Till nyhetsbrev, demo och testperiod',
  closeTab: 'Du kan stänga fliken.',
  support: 'Support',
  tryAgain: 'Försök igen',
  received: {
    newsletter: {
      title: 'Titta i din inkorg',
      text: (email) =>
        `Ett mejl är på väg till ${email}. Öppna det och klicka på knappen, så är prenumerationen bekräftad.`,
      more: 'Har inget kommit efter några minuter? Titta i skräpposten. Anmäler du dig igen strax efteråt skickas inget nytt mejl.',
    },
    demo: {
      title: 'Tack, vi har fått din förfrågan',
      text: (email) => `Vi mejlar ${email} och föreslår en tid för visningen.`,
      more: 'Blev adressen fel? Skicka formuläret en gång till med rätt adress.',
    },
    trial: {
      title: 'Tack, vi har fått din förfrågan',
      text: (email) => `Vi mejlar ${email} och berättar hur du kommer igång.`,
      more: 'Blev adressen fel? Skicka formuläret en gång till med rätt adress.',
    },
  },
  pressOnce: {
    title: 'Tryck en gång till',
    text: 'Inget har skickats ännu. Kontrollera att allt stämmer och tryck på knappen här nedanför. Så skyddar vi formuläret mot robotar.',
  },
  newWords: {
    title: 'Formuläret har fått ny text',
    text: 'Inget har skickats ännu. Det du samtycker till har formulerats om sedan du öppnade sidan. Läs texten, kryssa i rutan om du samtycker och tryck på knappen här nedanför.',
  },
  faults: {
    title: 'Kontrollera det du fyllde i',
    text: 'Inget har sparats ännu. Det du fyllde i finns kvar.',
  },
  tooMany: {
    title: 'Många formulär från ditt nätverk',
    text: (minutes) =>
      `Det har kommit fler formulär från ditt nätverk än vi tar emot på kort tid, så ditt sparades inte. Vänta ${minutes === 1 ? 'en minut' : `${minutes} minuter`} och tryck på knappen, eller skriv till ${site.email}.`,
  },
  failed: {
    title: 'Det gick inte att spara',
    text: `Något gick fel hos oss och dina uppgifter sparades inte. Det du fyllde i finns kvar: försök igen om en stund eller skriv till ${site.email}.`,
    plain: `Något gick fel hos oss. Försök igen om en stund eller skriv till ${site.email}.`,
  },
  refused: {
    title: 'Formuläret kom inte härifrån',
    text: 'Vi tar bara emot formulär från den här webbplatsen. Var det du som ville skicka det? Kontrollera uppgifterna här nedanför och tryck på knappen.',
  },
  unreadable: {
    title: 'Formuläret gick inte att läsa',
    text: `Här går det bara att skicka in webbplatsens egna formulär. Gå tillbaka och försök igen, eller skriv till ${site.email}.`,
  },
  confirm: {
    title: 'Bekräfta prenumerationen',
    text: (email) => `Tryck på knappen, så skickas nyhetsbrevet från ${site.company} till ${email}.`,
    button: 'Bekräfta',
    notYou: 'Var det inte du? Stäng sidan, så skickas inget mer. Adressen tas bort efter 30 dagar.',
  },
  confirmed: {
    title: 'Välkommen',
    text: (email) => `Prenumerationen är bekräftad. Nästa nyhetsbrev skickas till ${email}.`,
    more: 'I varje utskick finns en länk där du kan avsluta prenumerationen.',
  },
  unsubscribe: {
    title: 'Avsluta prenumerationen',
    text: (email) => `Tryck på knappen, så tar vi bort ${email} från listan.`,
    button: 'Avsluta',
  },
  unsubscribed: {
    title: 'Prenumerationen är avslutad',
    text: 'Adressen är borttagen och inga fler mejl skickas till den. Kvar finns en kod som har räknats fram ur den: med den kan vi kontrollera om en viss adress har lämnat listan, men inte läsa vilken det var. Koden gör att adressen inte läggs till igen av misstag.',
  },
  deadLink: {
    title: 'Länken gäller inte längre',
    text: `Adressen kan redan vara borttagen. Det kan också vara länken som har klippts av: kopiera i så fall hela länken från mejlet. En anmälan som inte bekräftas tas bort efter 30 dagar, men du är välkommen att anmäla dig igen. Skriv till ${site.email} om länken ändå inte fungerar.`,
  },
  mail: {
    greeting: 'Hej!',
    regards: `Hälsningar\n${site.company}`,
    confirm: {
      subject: 'Bekräfta prenumerationen',
      text: `Någon, troligen du, har bett om att få nyhetsbrevet från ${site.company} till den här adressen. Bekräfta här:`,
      button: 'Bekräfta prenumerationen',
      after:
        'Var det inte du? Då behöver du inte göra något. Inget nyhetsbrev skickas och adressen tas bort efter 30 dagar.',
    },
    known: {
      subject: 'Du prenumererar redan',
      text: `Någon, troligen du, har bett om att få nyhetsbrevet från ${site.company} till den här adressen. Det kommer redan hit, så du behöver inte göra något.`,
      after:
        'Har du avslutat prenumerationen via länken i ett nyhetsbrev och vill ha det igen? Svara på det här mejlet, så ordnar vi det.',
    },
    receipt: {
      demo: {
        subject: 'Vi har fått din förfrågan om demo',
        text: `Någon, troligen du, har uppgett den här adressen och bett om en demo av ${site.product}. Vi mejlar hit och föreslår en tid.`,
        after: 'Är det något särskilt du vill se? Svara på mejlet och berätta.',
      },
      trial: {
        subject: 'Vi har fått din förfrågan om testperiod',
        text: `Någon, troligen du, har uppgett den här adressen och bett om en testperiod med ${site.product}. Vi mejlar hit och berättar hur du kommer igång.`,
        after: 'Är det något vi bör veta om din skog eller om dem du arbetar med? Svara på mejlet och berätta.',
      },
      unsubscribeText: 'Var det inte du? Ta bort förfrågan här:',
      unsubscribe: 'Ta bort förfrågan',
    },
    unsubscribe: 'Avsluta prenumerationen',
    unsubscribeText: 'Vill du inte ha fler mejl från oss? Avsluta här:',
    notify: {
      subject: {
        demo: 'Ny förfrågan om demo',
        trial: 'Ny förfrågan om testperiod',
        several: (count) => `${count} nya förfrågningar`,
      },
      text: {
        demo: (email) => `${email} vill se en demo.`,
        trial: (email) => `${email} vill starta en testperiod.`,
      },
      question: (text) => `Personen vill veta: ${text}`,
      language: (name) => `Språk: ${name}`,
      consent: {
        yes: 'Personen har sagt ja till mejl om förfrågan och om produkten.',
        no: 'Personen har inte sagt ja till marknadsföring. Svara bara på själva förfrågan.',
      },
      after: 'Ett svar på det här mejlet går till den som skickade förfrågan.',
      more: (count) => `Det finns ${count} till som inte får plats här. De står i listan över anmälningar på servern.`,
      afterSeveral: 'Skriv till var och en på personens egen adress. Ett svar på det här mejlet når ingen av dem.',
    },
    flood: {
      subject: 'Ovanligt många anmälningar',
      text: (perHour) =>
        `Via webbplatsens formulär begärs fler mejl än som får skickas: ${perHour} i timmen till personer som inte har bekräftat sin adress. Formulären svarar som vanligt och inget går förlorat, men bekräftelser och kvitton skickas senare än annars.`,
      advice:
        'Är det verkligen många som anmäler sig? Höj då MAIL_PER_HOUR. Annars är det ett program som skriver in andras adresser, och då skyddar gränsen både dem och din avsändaradress. Det här mejlet kommer högst en gång om dygnet.',
    },
  },
}
