import type { ViewName } from '../../../content/pictures.ts'
import { pictureFiles } from '../../../generated/pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import { useLanguage } from '../../language/use-messages.ts'

type Props = { name: ViewName; sizes: string; largest?: number }

/** A picture of the content with its own alternative text. */
export function SitePicture({ name, sizes, largest }: Props) {
  const language = useLanguage()
  return (
    <Picture
      name={name}
      file={pictureFiles[name]}
      alt={pictureFiles[name].alt[language]}
      sizes={sizes}
      largest={largest}
    />
  )
}
