import type { UseCaseName } from '../../../content/use-cases.ts'

/** Which navigation label names a use case. */
export const useCaseLabels = {
  'planning-drone-praxis': 'planning',
  'bark-beetle': 'barkBeetle',
  windthrow: 'windthrow',
  fire: 'fire',
  wildlife: 'wildlife',
  'final-felling-drone-praxis': 'finalFelling',
} as const satisfies Record<UseCaseName, string>
