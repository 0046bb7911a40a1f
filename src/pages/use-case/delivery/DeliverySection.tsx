import { findings } from '../../../../generated/findings.ts'
import { deliveryMessages } from '../../../../generated/messages/delivery.ts'
import { type DeliveredMark, isDeliveryPicture, sampleFileName } from '../../../../site/deliveries.ts'
import type { PictureName } from '../../../../site/pictures.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { FileList } from './FileList.tsx'
import './file-list.css'
import './delivery.css'

/**
 * Sample files with the findings that are marked in the page's picture; a note says that they are computer-generated.
 */
export function DeliverySection({ picture }: { picture: PictureName }) {
  const m = useMessageGroup(deliveryMessages)
  const language = useLanguage()
  if (!isDeliveryPicture(picture)) return null
  const words = m.pages[picture]
  const count = (mark: DeliveredMark) => findings[picture].marks[mark]?.count ?? 0
  const contents = {
    gpkg: words.contents({
      crowns: count('redCrown') + count('greyCrown'),
      groups: count('group'),
      stems: count('fallenStem'),
      areas: count('windthrow'),
      felledAreas: count('felledArea'),
      logPiles: count('logPile'),
    }),
    geojson: m.geojson,
    csv: m.table,
    jpg: words.picture,
    pdf: words.report,
  }
  const worldFile = sampleFileName(picture, language, 'jgw')
  return (
    <section className="wrap columns delivery" aria-labelledby="delivery-title">
      <div>
        <h2 id="delivery-title">{m.title}</h2>
        <p className="lead">{m.lead}</p>
        <div className="callout callout--tip">
          <Icon name="info" />
          <div>
            <b>{m.made.title}</b>
            <p>{m.made.text}</p>
          </div>
        </div>
      </div>
      <FileList picture={picture} contents={contents} />
      <div>
        <p className="caption">{m.note}</p>
        <p className="caption">{m.coordinates}</p>
        <a className="delivery__world" href={`/samples/${worldFile}`} download={worldFile}>
          <Icon name="down" small />
          <span>{m.worldFile}</span>
        </a>
      </div>
    </section>
  )
}
