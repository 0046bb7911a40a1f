import type { CalculatorMessages } from './calculator.en.ts'

/** Tidskalkylen på svenska, i samma form som calculator.en.ts. */
export const calculatorSv: CalculatorMessages = {
  title: 'Hur lång tid tar flygningen?',
  lead: (claim) => `${claim}, för den areal du flyger.`,
  area: 'Areal i hektar',
  slider: 'Areal i hektar, reglage',
  hectares: (area) => `${area} hektar`,
  minutes: 'Flygtid per batteri',
  minutesHint: 'Vår tumregel: 15–25 över skog, kortare i kyla. I 18 är reserven för landningen redan avdragen.',
  areaWrong: (least, most) => `Skriv en areal från ${least} till ${most} hektar, till exempel 120.`,
  minutesWrong: (least, most) => `Skriv en tid från ${least} till ${most} minuter, till exempel 18.`,
  flightTime: 'Flygtid',
  batteries: 'Batterier',
  pace: (seconds, batteries) =>
    `Vid ${seconds}\u00a0s per hektar: ${batteries} ${batteries === 1 ? 'batteri' : 'batterier'}`,
  notIncluded:
    'Bara själva flygningen. Restid, byte av startplats, förberedelser, batteribyten, väntan på väder och arbetet med bilderna tillkommer. Förinställningar med större överlapp tar längre tid. Flyg inom synhåll: ett stort område, till exempel 200\u00a0ha, kräver flera startplatser.',
  scale: 'Varje ruta i rutnätet är 100\u00a0ha.',
  copy: 'Kopiera länk till uträkningen',
  examples: (minutes) => `Exempel med ${minutes} minuter per batteri`,
  areaHead: 'Areal',
  span: (from, to) => (from === to ? from : `${from} till ${to}`),
  hours: (hours) => `${hours}\u00a0h`,
  minutesOf: (minutes) => `${minutes}\u00a0min`,
  seconds: (seconds) => `${seconds}\u00a0s`,
  spoken: (area, time, batteries) => `${area} hektar: flygtid ${time}, batterier ${batteries}.`,
}
