import { type FindingsPicture, marks } from '../../../../content/findings.ts'
import { findingsMessages } from '../../../../content/messages/use-case.ts'
import type { UseCase } from '../../../../content/navigation.ts'
import type { PictureName } from '../../../../content/pictures.ts'
import { allPictureFiles } from '../../../../generated/all-pictures.ts'
import { findings } from '../../../../generated/findings.ts'
import { CompareSlider } from '../../../components/CompareSlider.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { describeLabels, describeLegend, describeList, type PictureLabel } from './describe-findings.ts'
import { FindingsList } from './FindingsList.tsx'
import { MarkSymbol } from './MarkSymbol.tsx'
import { PictureScale } from './PictureScale.tsx'

/** The picture that explains a use case: the view from above beside the same view with the findings marked. */
export function Findings({ useCase }: { useCase: UseCase }) {
  const m = useWords(findingsMessages)
  const language = useLanguage()
  const { picture } = useCase.findings
  if (!hasFindings(picture)) return null
  const finding = findings[picture]
  const subject = { picture, finding, m, language }
  const isThermal = picture === 'wildlife-above'
  return (
    <section className="wrap finds" aria-labelledby="findings-title">
      <h2 id="findings-title">{useCase.findings.title[language]}</h2>
      <figure>
        <CompareSlider
          before={<View picture={picture} alt={allPictureFiles[picture].alt[language]} />}
          after={
            <div className={isThermal ? undefined : 'finds__dull'}>
              <View picture={picture} alt="" />
              <img
                src={finding.drawing}
                alt={m.markedAlt}
                width={allPictureFiles[picture].width}
                height={allPictureFiles[picture].height}
                loading="lazy"
              />
              <svg aria-hidden="true">
                {describeLabels(subject).map(({ key, ...label }) => (
                  <PictureNumber key={key} {...label} />
                ))}
              </svg>
            </div>
          }
          beforeLabel={isThermal ? m.picture.thermal : m.picture.orthophoto}
          afterLabel={m.marked}
          label={m.divider}
          describe={m.position}
        >
          <PictureScale width={finding.metres} />
        </CompareSlider>
        <figcaption>
          <span>{m.hint}</span> {picture === 'planning' ? m.captionPlanning : m.caption} {isThermal && m.captionThermal}
        </figcaption>
      </figure>
      <ul className="finds__key" aria-label={m.legend}>
        {describeLegend(subject).map(({ name, look, figure, text }) => (
          <li key={name}>
            <MarkSymbol look={look} />
            <span>
              <b>{figure}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <FindingsList title={m.list} head={m.listHead} rows={describeList(subject)} />
    </section>
  )
}

function View({ picture, alt }: { picture: PictureName; alt: string }) {
  return <Picture name={picture} file={allPictureFiles[picture]} alt={alt} sizes="(min-width: 1280px) 1200px, 100vw" />
}

function PictureNumber({ text, note, at }: Omit<PictureLabel, 'key'>) {
  const [x, y] = at.map((part) => `${part / 10}%`)
  return (
    <>
      <text x={x} y={y}>
        {text}
      </text>
      {note && (
        <text x={x} y={y} dy="1.5em" className="finds__note">
          {note}
        </text>
      )}
    </>
  )
}

function hasFindings(picture: PictureName): picture is FindingsPicture {
  return Object.hasOwn(marks, picture)
}
