import { paths } from './paths.ts'
import type { PictureName } from './pictures.ts'

/**
 * What is seen beside the title when a page is shared: a picture, and whether the findings drawn over it (overlays/)
 * are seen too.
 */
export const sharePictures: Record<string, { picture: PictureName; overlay?: string }> = {
  [paths.home]: { picture: 'planning', overlay: 'planning' },
  [paths.guides]: { picture: 'windthrow-above', overlay: 'windthrow-above' },
  [paths.api]: { picture: 'planning', overlay: 'planning' },
  [paths.faq]: { picture: 'bark-beetle-above', overlay: 'bark-beetle-above' },
  [paths.signUp]: { picture: 'forest-owner' },
  [paths.search]: { picture: 'orthophoto', overlay: 'orthophoto' },
  [paths.manual]: { picture: 'orthophoto', overlay: 'orthophoto' },
  [paths.prerequisites]: { picture: 'hero' },
  [paths.basics]: { picture: 'orthophoto', overlay: 'orthophoto' },
  [paths.forestManagementPlanning]: { picture: 'planning', overlay: 'planning' },
  [paths.actionPlanning]: { picture: 'final-felling-above', overlay: 'final-felling-above' },
  [paths.droneOperations]: { picture: 'planning' },
  [paths.advanced]: { picture: 'windthrow-above', overlay: 'windthrow-above' },
  [paths.fire]: { picture: 'fire-above', overlay: 'fire-above' },
  [paths.barkBeetle]: { picture: 'bark-beetle-above', overlay: 'bark-beetle-above' },
  [paths.windthrow]: { picture: 'windthrow-above', overlay: 'windthrow-above' },
  [paths.wildlife]: { picture: 'wildlife-above', overlay: 'wildlife-above' },
  [paths.finalFelling]: { picture: 'final-felling-above', overlay: 'final-felling-above' },
  [paths.planning]: { picture: 'planning', overlay: 'planning' },
}
