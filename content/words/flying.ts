import type { Word } from '../glossary.ts'

const prerequisites = '/manual/prerequisites'
const drones = '/manual/drone-operations'
const advanced = '/manual/advanced'

/** Words of flying and of the pictures from it. */
export const flyingWords = {
  remotePilot: {
    target: `${prerequisites}#operator-and-pilot`,
    match: {
      en: ['remote pilots', 'remote pilot'],
      sv: ['fjärrpiloterna', 'fjärrpiloter', 'fjärrpiloten', 'fjärrpilot'],
    },
    definition: {
      en: 'The person who flies the drone.',
      sv: 'Den som flyger drönaren.',
    },
  },
  droneOperator: {
    target: `${prerequisites}#operator-and-pilot`,
    match: {
      en: ['drone operators', 'drone operator'],
      sv: ['drönaroperatörerna', 'drönaroperatörer', 'drönaroperatören', 'drönaroperatör'],
    },
    definition: {
      en: 'The person or organisation that is responsible for the flights, and that is registered.',
      sv: 'Den registrerade person eller organisation som ansvarar för flygningarna.',
    },
  },
  droneCertificate: {
    target: `${prerequisites}#operator-and-pilot`,
    match: { en: ['drone certificates', 'drone certificate'], sv: ['drönarkorten', 'drönarkortet', 'drönarkort'] },
    definition: {
      en: 'The proof that the remote pilot has passed the theory test.',
      sv: 'Beviset på att fjärrpiloten har klarat teoriprovet.',
    },
  },
  openCategory: {
    target: `${prerequisites}#rules-for-flying`,
    match: { en: ['Open category'], sv: ['öppna kategorin', 'öppen kategori'] },
    definition: {
      en: 'The European category for flights with low risk, which need no permit in advance.',
      sv: 'EU:s kategori för flygningar med låg risk, utan tillstånd i förväg.',
    },
  },
  withinSight: {
    target: `${prerequisites}#rules-for-flying`,
    match: { en: ['visual line of sight', 'within sight'], sv: ['inom synhåll'] },
    definition: {
      en: 'Near enough for the pilot to see the drone with the naked eye (VLOS).',
      sv: 'Så nära att piloten ser drönaren med egna ögon (VLOS).',
    },
  },
  restrictedArea: {
    target: `${prerequisites}#rules-for-flying`,
    match: {
      en: ['restricted areas', 'restricted area'],
      sv: ['restriktionsområdena', 'restriktionsområden', 'restriktionsområdet', 'restriktionsområde'],
    },
    definition: {
      en: 'Airspace where flying is forbidden or needs permission.',
      sv: 'Luftrum där flygning är förbjuden eller kräver tillstånd.',
    },
  },
  disseminationPermit: {
    target: `${prerequisites}#image-sharing`,
    match: { en: ['dissemination permit'], sv: ['spridningstillståndet', 'spridningstillstånd'] },
    definition: {
      en: 'Lantmäteriet’s permit to share images taken from the air.',
      sv: 'Lantmäteriets tillstånd att sprida bilder tagna från luften.',
    },
  },
  overlap: {
    target: `${drones}#overlap`,
    match: { en: ['overlap'], sv: ['överlappet', 'överlapp'] },
    definition: {
      en: 'How much neighbouring pictures share, along a flight line and between the lines.',
      sv: 'Hur stor del av en bild som finns även på grannbilderna.',
    },
  },
  returnToHome: {
    target: `${drones}#pre-flight`,
    match: { en: ['return to home'], sv: ['återflygningen', 'återflygning'] },
    definition: {
      en: 'When the drone flies back to the take-off place by itself (RTH).',
      sv: 'När drönaren själv flyger tillbaka till startplatsen (RTH).',
    },
  },
  orthophoto: {
    target: `${drones}#rapid-orthophoto`,
    match: { en: ['orthophotos', 'orthophoto'], sv: ['ortofotona', 'ortofoton', 'ortofotot', 'ortofoto'] },
    definition: {
      en: 'An aerial image corrected so that it lies on the map and can be measured in.',
      sv: 'En flygbild som har korrigerats så att den passar på kartan och går att mäta i.',
    },
  },
  rtk: {
    target: `${advanced}#accuracy`,
    match: { en: ['RTK'], sv: ['RTK'] },
    definition: {
      en: 'Satellite positioning with corrections while you fly or walk, for more precise positions.',
      sv: 'Satellitpositionering med korrektion medan du flyger eller går, för noggrannare positioner.',
    },
  },
  groundControlPoint: {
    target: `${advanced}#control-points`,
    match: {
      en: ['ground control points', 'ground control point'],
      sv: ['stödpunkterna', 'stödpunkter', 'stödpunkten', 'stödpunkt'],
    },
    definition: {
      en: 'A marked point with known coordinates that the image is fitted to.',
      sv: 'En markerad punkt med kända koordinater som bilden passas in mot.',
    },
  },
  operatorId: {
    target: `${prerequisites}#operator-and-pilot`,
    match: { en: ['operator ID'], sv: ['operatörs-id:t', 'operatörs-id'] },
    definition: {
      en: 'The number of the operator that the drone is marked with.',
      sv: 'Operatörens nummer, som drönaren märks med.',
    },
  },
  classMark: {
    target: `${prerequisites}#rules-for-flying`,
    match: { en: ['class marks', 'class mark'], sv: ['C-märkningen', 'C-märkning'] },
    definition: {
      en: 'The label that shows in which subcategory a drone may be flown.',
      sv: 'Märkningen som visar i vilken underkategori en drönare får flygas.',
    },
  },
  takeOffPlace: {
    target: `${drones}#take-off-place`,
    match: {
      en: ['take-off places', 'take-off place'],
      sv: ['startplatserna', 'startplatser', 'startplatsen', 'startplats'],
    },
    definition: {
      en: 'Where the drone starts and lands; the height of a mission is normally counted from there.',
      sv: 'Där drönaren startar och landar; uppdragets höjd räknas normalt därifrån.',
    },
  },
  flightLine: {
    target: `${drones}#choose-area`,
    match: { en: ['flight lines', 'flight line'], sv: ['flygstråken', 'flygstråket', 'flygstråk'] },
    definition: {
      en: 'One straight leg of a drone mission.',
      sv: 'En rak sträcka i ett drönaruppdrag.',
    },
  },
  terrainFollowing: {
    target: `${drones}#take-off-place`,
    match: { en: ['terrain following'], sv: ['terrängföljningen', 'terrängföljning'] },
    definition: {
      en: 'When the drone adjusts its height to the ground below by a terrain model.',
      sv: 'När drönaren anpassar höjden till marken under sig efter en terrängmodell.',
    },
  },
  observer: {
    target: `${drones}#in-flight`,
    match: { en: ['observers', 'observer'], sv: ['observatörerna', 'observatörer', 'observatören', 'observatör'] },
    definition: {
      en: 'A helper beside the pilot who watches the drone and the airspace.',
      sv: 'Pilotens medhjälpare, som håller uppsikt över drönaren och luftrummet.',
    },
  },
  obliqueImage: {
    target: `${drones}#free-flight`,
    match: {
      en: ['oblique images', 'oblique pictures', 'oblique image', 'oblique picture'],
      sv: ['snedbilderna', 'snedbilder', 'snedbilden', 'snedbild'],
    },
    definition: {
      en: 'A picture taken at an angle instead of straight down.',
      sv: 'En bild tagen snett i stället för rakt nedåt.',
    },
  },
  canopy: {
    target: `${drones}#limits-of-orthophotos`,
    match: { en: ['canopy'], sv: ['krontaket', 'krontak'] },
    definition: {
      en: 'The roof of tree crowns; nothing under it is seen from above.',
      sv: 'Taket av trädkronor; därunder syns inget uppifrån.',
    },
  },
  thermalCamera: {
    target: '/wildlife#thermal',
    match: {
      en: ['thermal cameras', 'thermal camera'],
      sv: ['värmekamerorna', 'värmekameror', 'värmekameran', 'värmekamera'],
    },
    definition: {
      en: 'A camera that shows differences in temperature.',
      sv: 'En kamera som visar skillnader i temperatur.',
    },
  },
  specificCategory: {
    target: `${advanced}#large-areas`,
    match: { en: ['Specific category'], sv: ['specifika kategorin', 'specifik kategori'] },
    definition: {
      en: 'The European category for flights outside the limits of the Open category; they need authorisation.',
      sv: 'EU:s kategori för flygningar utanför den öppna kategorins gränser, med tillstånd.',
    },
  },
  controlZone: {
    target: `${prerequisites}#rules-for-flying`,
    match: {
      en: ['control zones', 'control zone'],
      sv: ['kontrollzonerna', 'kontrollzoner', 'kontrollzonen', 'kontrollzon'],
    },
    definition: {
      en: 'Controlled airspace round an airport.',
      sv: 'Kontrollerat luftrum kring en flygplats.',
    },
  },
  multispectralCamera: {
    target: `${advanced}#other-sensors`,
    match: {
      en: ['multispectral cameras', 'multispectral camera'],
      sv: ['multispektrala kameror', 'multispektrala kameran', 'multispektral kamera'],
    },
    definition: {
      en: 'A camera that also records light that the eye cannot see.',
      sv: 'En kamera som även registrerar ljus som ögat inte ser.',
    },
  },
  pilotApp: {
    target: `${prerequisites}#apps`,
    match: { en: ['pilot app'], sv: ['pilotappen', 'pilotapp'] },
    definition: {
      en: 'The Android app in which missions are planned and flown.',
      sv: 'Android-appen som du planerar och flyger uppdrag i.',
    },
  },
} as const satisfies Record<string, Word>
