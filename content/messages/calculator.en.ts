/** The time calculator in English. Its type is the contract that calculator.sv.ts keeps. */
export const calculatorEn = {
  title: 'How long does the flight take?',
  lead: (claim: string) => `${claim}, for the area that you fly.`,
  area: 'Area in hectares',
  slider: 'Area in hectares, slider',
  hectares: (area: string) => (area === '1' ? '1 hectare' : `${area} hectares`),
  minutes: 'Flying time per battery',
  minutesHint: 'Our rule of thumb: 15–25 over forest, less in cold. 18 leaves out the reserve you land with.',
  areaWrong: (least: string, most: string) => `Enter an area from ${least} to ${most} hectares, for example 120.`,
  minutesWrong: (least: string, most: string) => `Enter a time from ${least} to ${most} minutes, for example 18.`,
  flightTime: 'Flight time',
  batteries: 'Batteries',
  /** Above a bar, whose blocks are the batteries. */
  pace: (seconds: number, batteries: number) =>
    `At ${seconds}\u00a0s per hectare: ${batteries} ${batteries === 1 ? 'battery' : 'batteries'}`,
  notIncluded:
    'Flight time only. Not included: getting there, moving between take-off places, setting up, changing batteries, waiting for the weather, and the work with the pictures. Presets with more overlap take longer. Fly within sight: a large area, such as 200\u00a0ha, needs several take-off places.',
  scale: 'Each square of the grid is 100\u00a0ha.',
  copy: 'Copy a link to this calculation',
  examples: (minutes: number) => `Examples, with ${minutes} minutes per battery`,
  areaHead: 'Area',
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  hours: (hours: number) => `${hours}\u00a0h`,
  minutesOf: (minutes: string) => `${minutes}\u00a0min`,
  seconds: (seconds: string) => `${seconds}\u00a0s`,
  /** Said to screen readers a moment after the last change. */
  spoken: (area: string, time: string, batteries: string) =>
    `${area} ${area === '1' ? 'hectare' : 'hectares'}: flight time ${time}, batteries ${batteries}.`,
}

export type CalculatorMessages = typeof calculatorEn
