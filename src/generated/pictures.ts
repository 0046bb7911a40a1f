/** Made by scripts/pictures.ts: what the build has made of each master. */
export const pictureFiles = {
  'hero': { width: 2400, height: 1350, widths: [480, 800, 1200, 1600, 2000], hash: 'a0cf3f45' },
  'orthophoto': { width: 2400, height: 1350, widths: [480, 800, 1200, 1600, 2000], hash: 'a58b5adc' },
  'bark-beetle': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: 'd3d01f8d' },
  'windthrow': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: '134e4ef2' },
  'fire': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: 'cb60a832' },
  'wildlife': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: '406603a5' },
  'final-felling': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: 'a7d22e31' },
  'planning': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: 'b124f738' },
  'forest-owner': { width: 1600, height: 900, widths: [480, 800, 1200, 1600], hash: 'e5c5a2c6' },
  'timber': { width: 1600, height: 900, widths: [480, 800, 1200, 1600], hash: '6532500e' },
  'bark-beetle-above': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: '04631fd7' },
  'windthrow-above': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: '29095ec5' },
  'final-felling-above': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: '4c0ab777' },
  'fire-above': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: '8d322f72' },
  'wildlife-above': { width: 2000, height: 1125, widths: [480, 800, 1200, 1600, 2000], hash: '5c9f3552' },
  'planning-narrow': { width: 1120, height: 1125, widths: [480, 640, 800], hash: '45540704' },
} as const
