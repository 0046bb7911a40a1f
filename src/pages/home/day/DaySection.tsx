import { findings } from '../../../../generated/findings.ts'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { localPath, paths } from '../../../../site/paths.ts'
import { mediaQueries } from '../../../components/picture-files.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import './day.css?deferred'

/** The pictures of the six moments. */
const PICTURES = ['windthrow', 'hero', 'windthrow-above', 'windthrow-above', 'forest-owner', 'timber'] as const

/** The index of the picture that is shown with the findings marked. */
const MARKED_INDEX = 3

/** An example in six moments with their times: from a storm on Monday to the map for the crew on Tuesday. */
export function DaySection() {
  const m = useMessageGroup(homeMessages).day
  const language = useLanguage()
  const { windthrow, roadBlocked } = findings['windthrow-above'].marks
  const [area] = windthrow?.items ?? []
  const figures = {
    area: formatNumber(area?.hectares ?? 0, language, 2),
    stems: area?.stems ?? 0,
    metres: roadBlocked?.metres ?? 0,
  }
  const texts = [m.storm, m.fly, m.picture, { ...m.mark, text: m.mark.text(figures) }, m.agree, m.handOver]
  return (
    <section className="section hours" aria-labelledby="day-title">
      <div className="wrap">
        <h2 id="day-title">{m.title}</h2>
        <p className="hours__lead">
          {m.lead} <a href={localPath(paths.windthrow, language)}>{m.more}</a>
        </p>
        {/* biome-ignore lint/a11y: a scroll container must be focusable by keyboard, with a name; in wide viewports it has no box */}
        <div className="hours__strip" role="group" tabIndex={0} aria-labelledby="day-title">
          <ol className="hours__list">
            {texts.map(({ when, title, text }, index) => (
              <li key={when}>
                <div className="picture">
                  <Picture
                    name={PICTURES[index] ?? 'windthrow'}
                    alt=""
                    sizes={`${mediaQueries.tabletUp} 33vw, 200px`}
                    largest={800}
                  />
                  {index === MARKED_INDEX && (
                    <img className="fill" src={findings['windthrow-above'].drawing} alt="" loading="lazy" />
                  )}
                </div>
                <p className="hours__when tabular">{when}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
