import type { PictureName } from '../../../content/pictures.ts'
import { allPictureFiles } from '../../../generated/all-pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import { useLanguage } from '../../language/use-messages.ts'

type Props = { name: PictureName; sizes: string; largest?: number; alt?: string; className?: string }

/** A picture of the content, with its own alternative text where none is given. */
export function SitePicture({ name, alt, ...rest }: Props) {
  const language = useLanguage()
  const file = allPictureFiles[name]
  return <Picture name={name} file={file} alt={alt ?? file.alt[language]} {...rest} />
}
