import { Fragment } from 'react'
import { allPictureFiles } from '../../../../generated/all-picture-files.ts'
import { findings } from '../../../../generated/findings.ts'
import { findingsMessages } from '../../../../generated/messages/findings.ts'
import type { UseCase } from '../../../../site/navigation.ts'
import { Icon } from '../../../components/Icon.tsx'
import { mediaQueries } from '../../../components/picture-files.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import { describeLegend, describeRows, placeNumberLabels } from './describe-findings.ts'
import { MarkSymbol } from './MarkSymbol.tsx'
import { PictureScale } from './PictureScale.tsx'
import './compare-slider.css'
import './findings.css'
import './findings-list.css?deferred'

const PICTURE_SIZES = `${mediaQueries.wide} 1200px, 100vw`

/** The initial position of the divider, in per cent of the width. */
const INITIAL_DIVIDER = 50

/**
 * The picture that explains a use case, as a comparison slider: an aerial view, and over it the same view with the
 * findings marked, clipped at a divider. An invisible range input covers both, so that keyboard, touch and pointer
 * input is native; src/pages/use-case/findings/comparison.ts moves the divider. Without scripts the divider is in the
 * middle.
 */
export function Findings({ useCase }: { useCase: UseCase }) {
  const m = useMessageGroup(findingsMessages)
  const language = useLanguage()
  const { picture, isThermal, hasCompartments } = useCase.findings
  const finding = findings[picture]
  const subject = { picture, hasCompartments, finding, m, language }
  return (
    <section className="wrap findings" aria-labelledby="findings-title">
      <h2 id="findings-title">{useCase.findingsTitle[language]}</h2>
      <figure>
        <div className="compare">
          <div className="compare__names" aria-hidden="true">
            <span>{isThermal ? m.picture.thermal : m.picture.orthophoto}</span>
            <span>{m.marked}</span>
          </div>
          <div className="compare__views bleed">
            <Picture name={picture} sizes={PICTURE_SIZES} />
            <div className="compare__b fill">
              <div className={isThermal ? 'fill' : 'findings__dull fill'}>
                <Picture name={picture} alt="" sizes={PICTURE_SIZES} />
                <img
                  className="fill"
                  src={finding.drawing}
                  alt={m.markedAlt}
                  width={allPictureFiles[picture].width}
                  height={allPictureFiles[picture].height}
                  loading="lazy"
                />
                <svg className="fill" aria-hidden="true">
                  {placeNumberLabels(subject).map(({ key, text, note, x, y }) => (
                    <Fragment key={key}>
                      <text className="map-label" x={x} y={y}>
                        {text}
                      </text>
                      {note && (
                        <text x={x} y={y} dy="1.5em" className="map-label findings__note">
                          {note}
                        </text>
                      )}
                    </Fragment>
                  ))}
                </svg>
              </div>
            </div>
            <PictureScale width={finding.metres} />
            <input
              className="fill"
              type="range"
              min="0"
              max="100"
              defaultValue={INITIAL_DIVIDER}
              autoComplete="off"
              aria-label={m.divider}
              aria-valuetext={m.position({ bare: INITIAL_DIVIDER, marked: 100 - INITIAL_DIVIDER })}
            />
            <div className="compare__bar" aria-hidden="true">
              <Icon name="drag" />
            </div>
          </div>
        </div>
        <figcaption className="caption">
          <span>{m.hint}</span> {hasCompartments ? m.captionPlanning : m.caption} {isThermal && m.captionThermal}
        </figcaption>
      </figure>
      <ul className="findings__key" aria-label={m.legend}>
        {describeLegend(subject).map(({ name, look, figure, text }) => (
          <li key={name}>
            <MarkSymbol look={look} />
            <span>
              <b className="name">{figure}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <details className="findings__list">
        <summary>
          {m.list} <Icon name="chev" />
        </summary>
        <table>
          <thead>
            <tr>
              <th>{m.listHead.what}</th>
              <th>{m.listHead.size}</th>
            </tr>
          </thead>
          <tbody>
            {describeRows(subject).map(({ name, size }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{size}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
