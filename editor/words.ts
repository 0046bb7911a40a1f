/** The languages of the editor's interface. */
export type UiLanguage = 'en' | 'sv'

/** The interface language from Accept-Language or navigator.language; English by default. */
export function preferredUiLanguage(header: string | undefined): UiLanguage {
  return /^\s*sv\b/i.test(header ?? '') ? 'sv' : 'en'
}

/** The name of a language in a language of the interface. */
export function languageName(named: UiLanguage, language: UiLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named
}

/** Interface texts of the editor's server and pages; form labels are in config.ts. */
export const editorMessages = {
  en: {
    notAllowed: 'This address answers only the editor on this machine.',
    noPlace: 'The editor reads and writes nothing there: only texts and pictures in the folder content.',
    isLink: 'This file is a link to another place. The editor does not follow it: ask a developer.',
    tooLarge: 'The file is larger than 20 MB. Save it smaller, and add it again.',
    changed:
      'Not saved: the file has been changed elsewhere since you opened it. Copy what you have written, reload this page, press “Discard”, and put it in again.',
    moved:
      'Not saved: the text has been moved or removed since you opened it. Copy what you have written before you reload this page, and put it in where the text is now (“Pages” at the foot).',
    unreadable:
      'Not saved: the file on this machine cannot be read, and the rest of it would be lost. What is to be mended stands at the foot. Ask a developer.',
    gone: 'There is no such file any more. Reload this page.',
    stays:
      'Other sites link to this page. Remove it under “Pages” at the foot of the editor, which asks where its address shall lead.',
    inUse: (files: string) => `The picture is still shown: ${files}. Take it out there first.`,
    notSaved: 'Not saved. Is the program still running? Start it again, then press “Save” again.',
    kept: 'Not saved. What you wrote is kept in this browser: open the text again to go on.',
    heic: 'This is a HEIC photograph, which browsers cannot show. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most compatible).',
    cmyk: 'The colours of this picture are made for print (CMYK). Save it as RGB.',
    noPicture: 'This is no picture that can be read. Save it again as JPEG.',
    otherKind: (kind: string) => `The picture is of another kind than its name says (${kind}). Save it as JPEG.`,
    jpegOnly: 'Photographs are JPEG files, whose names end in .jpg. Save it so.',
    tooSmall: (width: number, least: number) =>
      `The picture is ${width} px wide. It needs ${least.toLocaleString('en')}, better 2,000: take a larger one.`,
    svgOnly: 'A logo is a drawing that ends in .svg. Ask the company for it, or leave the field empty.',
    logo: 'Logo',
    picture: 'Picture',
    unsafeDrawing:
      'This SVG holds a script or asks for something from elsewhere. Save it as “plain SVG”, without links and scripts.',
    badName: 'Use small letters without accents, figures and hyphens in the name of a picture, as in winter-road.jpg.',
    checking: 'Checking …',
    inOrder: 'Nothing to mend',
    toMend: (count: number) => (count === 1 ? 'One thing to mend' : `${count} things to mend`),
    hide: 'Close',
    pages: 'Pages …',
    publish: 'Publish …',
    desk: 'Desk',
    phone: 'Phone',
    openPage: 'Open the page',
    noPage: 'This text has no page of its own.',
    previewFailed: 'The page cannot be shown with this text:',
    loading: 'Opening …',
    switches: { on: 'on', off: 'off' },
    list: 'the list under “Pages”',
    quote: (name: string) => `“${name}”`,
  },
  sv: {
    notAllowed: 'Den här adressen svarar bara redigeraren på den här datorn.',
    noPlace: 'Redigeraren läser och skriver ingenting där, bara texter och bilder i mappen content.',
    isLink: 'Filen är en länk till en annan plats. Redigeraren följer den inte: fråga en utvecklare.',
    tooLarge: 'Filen är större än 20 MB. Spara den mindre och lägg till den igen.',
    changed:
      'Inte sparat: filen har ändrats på annat håll sedan du öppnade den. Kopiera det du har skrivit, ladda om sidan, tryck på ”Kassera” och lägg in det igen.',
    moved:
      'Inte sparat: texten har flyttats eller tagits bort sedan du öppnade den. Kopiera det du har skrivit innan du laddar om sidan, och lägg in det där texten finns nu (”Sidor” längst ner).',
    unreadable:
      'Inte sparat: filen på den här datorn går inte att läsa, och resten av den skulle gå förlorad. Det som ska rättas står längst ner. Fråga en utvecklare.',
    gone: 'Filen finns inte längre. Ladda om sidan.',
    stays:
      'Andra webbplatser länkar till sidan. Ta bort den under ”Sidor” längst ner i redigeraren, där du väljer vart adressen ska leda.',
    inUse: (files: string) => `Bilden visas fortfarande: ${files}. Ta bort den där först.`,
    notSaved: 'Inte sparat. Är programmet i gång? Starta det igen och tryck sedan på ”Spara” igen.',
    kept: 'Inte sparat. Det du skrev finns kvar i den här webbläsaren: öppna texten igen för att fortsätta.',
    heic: 'Det här är ett HEIC-foto, som webbläsare inte kan visa. Spara det som JPEG (på en iPhone: Inställningar, Kamera, Format, Mest kompatibelt).',
    cmyk: 'Bildens färger är gjorda för tryck (CMYK). Spara den som RGB.',
    noPicture: 'Det här är ingen bild som går att läsa. Spara den igen som JPEG.',
    otherKind: (kind: string) => `Bilden är av ett annat slag än namnet säger (${kind}). Spara den som JPEG.`,
    jpegOnly: 'Foton ska vara JPEG-filer med namn som slutar på .jpg. Spara bilden så.',
    tooSmall: (width: number, least: number) =>
      `Bilden är ${width} px bred. Den behöver ${least.toLocaleString('sv')}, helst 2 000: ta en större.`,
    svgOnly: 'En logotyp är en teckning som slutar på .svg. Be företaget om den, eller lämna fältet tomt.',
    logo: 'Logotyp',
    picture: 'Bild',
    unsafeDrawing:
      'SVG-filen innehåller ett skript eller hämtar något från annat håll. Spara den som ”vanlig SVG”, utan länkar och skript.',
    badName:
      'Använd små bokstäver utan accenter, siffror och bindestreck i bildens namn, till exempel winter-road.jpg.',
    checking: 'Kontrollerar …',
    inOrder: 'Inget att rätta',
    toMend: (count: number) => (count === 1 ? 'En sak att rätta' : `${count} saker att rätta`),
    hide: 'Stäng',
    pages: 'Sidor …',
    publish: 'Publicera …',
    desk: 'Dator',
    phone: 'Telefon',
    openPage: 'Öppna sidan',
    noPage: 'Den här texten har ingen egen sida.',
    previewFailed: 'Sidan går inte att visa med den här texten:',
    loading: 'Öppnar …',
    switches: { on: 'på', off: 'av' },
    list: 'listan under ”Sidor”',
    quote: (name: string) => `”${name}”`,
  },
} as const satisfies Record<
  UiLanguage,
  Record<string, string | Record<string, string> | ((...given: never[]) => string)>
>

/** An error with a message for the user, in either language. */
export class Refused extends Error {
  readonly status: number
  readonly say: (said: EditorMessages) => string
  constructor(status: number, say: (said: EditorMessages) => string) {
    super(say(editorMessages.en))
    this.name = 'Refused'
    this.status = status
    this.say = say
  }
}

export type EditorMessages = (typeof editorMessages)[UiLanguage]
