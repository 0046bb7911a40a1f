import type { DeliveryPicture } from '../../../../content/deliveries.ts'
import { Drawing } from '../../../components/Drawing.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage } from '../../../language/use-messages.ts'
import { type DrawnFormat, sampleFiles } from './sample-files.ts'

type Props = {
  picture: DeliveryPicture
  contents: Readonly<Record<DrawnFormat, string>>
  titles?: Partial<Readonly<Record<DrawnFormat, string>>>
}

/** The files of a sample delivery, a link each: what it is, what it holds, how large it is. */
export function FileList({ picture, contents, titles }: Props) {
  return (
    <ul className="file-list">
      {sampleFiles(picture, useLanguage()).map(({ format, drawing, title, file, size }) => (
        <li key={format}>
          <a href={`/samples/${file}`} download={file}>
            <Drawing svg={drawing} />
            <span>
              <b className="name">{titles?.[format] ?? title}</b> <small>{contents[format]}</small>{' '}
              <small className="num">{size}</small>
            </span>
            <Icon name="down" small />
          </a>
        </li>
      ))}
    </ul>
  )
}
