import type { Language } from '../../../../content/languages.ts'

export type Compartment = {
  number: number
  /** Years; null for ground without a stand. */
  age: number | null
  hectares: number
  stand: Record<Language, string>
  outline: string
  /** Where its number stands, and the corner of its plate. */
  label: readonly [number, number]
  plate: readonly [number, number]
}

/**
 * The drawing over the home page's picture `planning`, in units of 1600 × 900 for the picture's 760 m width: the
 * boundary of an example managed area, the flight path over it, and six compartments traced over the picture.
 * Ages and species are examples.
 */
export const heroMap = {
  viewBox: '0 0 1600 900',
  boundary: 'M837.3 202.7L1117.3 152L1133.3 221.3L1493.3 160L1546.7 604L1336 637.3L1348 721.3L889.3 776Z',
  flight:
    'M1130.5 183.6L829 234.1A33.3 33.3 0 0 0 840 299.8L1502.1 188.9A33.3 33.3 0 0 1 1513.1 254.6L841.1 367.2A33.3 33.3 0 0 0 852.1 432.9L1518 321.3A33.3 33.3 0 0 1 1529.1 387L853.1 500.3A33.3 33.3 0 0 0 864.2 566L1534 453.7A33.3 33.3 0 0 1 1545 519.5L865.2 633.3A33.3 33.3 0 0 0 876.2 699L1549.9 586.2A33.3 33.3 0 0 1 1560.9 651.9L883.8 765.3',
  compartments: [
    {
      number: 111,
      age: 78,
      hectares: 1.8,
      stand: { en: 'Spruce 90, Birch 10', sv: 'Gran 90, björk 10' },
      outline:
        'M837.3 202.7L1117.3 152L1133.3 221.3Q1082.7 256 1067.4 285.4Q1052 314.7 1059.4 350.7Q1066.7 386.7 1070.7 413.4Q1074.7 440 1073.3 488Q1053.3 493.3 1034.7 500.7Q1016 508 998 519.4Q980 530.7 956.7 540Q933.3 549.3 869.9 562.1L837.3 202.7Z',
      label: [953, 350],
      plate: [850, 366],
    },
    {
      number: 112,
      age: 9,
      hectares: 1.8,
      stand: { en: 'Young pine and birch', sv: 'Ung tall och björk' },
      outline:
        'M1133.3 221.3L1223.3 206Q1256 221.3 1288 231.3Q1320 241.3 1352 254Q1384 266.7 1406.7 286.7Q1390.7 349.3 1378 377.3Q1365.3 405.3 1349.3 426Q1333.3 446.7 1316.7 463.4Q1300 480 1249.3 514.7Q1206.7 510.7 1188.7 506Q1170.7 501.3 1152 498Q1133.3 494.7 1073.3 488Q1074.7 440 1070.7 413.4Q1066.7 386.7 1059.4 350.7Q1052 314.7 1067.4 285.4Q1082.7 256 1133.3 221.3Z',
      label: [1218, 362],
      plate: [1087, 311],
    },
    {
      number: 113,
      age: 96,
      hectares: 0.3,
      stand: { en: 'Pine 80, Spruce 20', sv: 'Tall 80, gran 20' },
      outline:
        'M1223.3 206L1457.3 166.1Q1429.3 229.3 1406.7 286.7Q1384 266.7 1352 254Q1320 241.3 1288 231.3Q1256 221.3 1223.3 206Z',
      label: [1369, 224],
      plate: [1238, 240],
    },
    {
      number: 114,
      age: null,
      hectares: 1.4,
      stand: { en: 'Felled, seed trees left', sv: 'Avverkat, fröträd kvar' },
      outline:
        'M1073.3 488Q1133.3 494.7 1152 498Q1170.7 501.3 1188.7 506Q1206.7 510.7 1249.3 514.7Q1249.3 573.3 1252.7 600Q1256 626.7 1262 654.7Q1268 682.7 1282.9 729.1L1031.5 759.1Q1008 714.7 999.4 690.7Q990.7 666.7 986.7 641.4Q982.7 616 982.7 596Q982.7 576 999.4 557.4Q1016 538.7 1034.7 522Q1053.3 505.3 1073.3 488Z',
      label: [1127, 634],
      plate: [996, 650],
    },
    {
      number: 115,
      age: 64,
      hectares: 1.9,
      stand: { en: 'Spruce 80, Pine 20', sv: 'Gran 80, tall 20' },
      outline:
        'M1457.3 166.1L1493.3 160L1546.7 604L1336 637.3L1348 721.3L1282.9 729.1Q1268 682.7 1262 654.7Q1256 626.7 1252.7 600Q1249.3 573.3 1249.3 514.7Q1300 480 1316.7 463.4Q1333.3 446.7 1349.3 426Q1365.3 405.3 1378 377.3Q1390.7 349.3 1406.7 286.7Q1429.3 229.3 1457.3 166.1Z',
      label: [1424, 461],
      plate: [1293, 477],
    },
    {
      number: 116,
      age: 31,
      hectares: 0.6,
      stand: { en: 'Birch 60, Spruce 40', sv: 'Björk 60, gran 40' },
      outline:
        'M869.9 562.1Q933.3 549.3 956.7 540Q980 530.7 998 519.4Q1016 508 1034.7 500.7Q1053.3 493.3 1073.3 488Q1053.3 505.3 1034.7 522Q1016 538.7 999.4 557.4Q982.7 576 982.7 596Q982.7 616 986.7 641.4Q990.7 666.7 999.4 690.7Q1008 714.7 1031.5 759.1L889.3 776L869.9 562.1Z',
      label: [945, 659],
      plate: [850, 675],
    },
  ] satisfies readonly Compartment[],
} as const
