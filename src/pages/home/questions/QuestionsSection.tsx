import { homeMessages } from '../../../../generated/messages/home.ts'
import { paths } from '../../../../site/paths.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { MoreLink } from '../../MoreLink.tsx'
import './questions.css?deferred'

/** Questions that organisations ask before they decide, each with the path of its answer. */
const QUESTIONS = [
  { name: 'systems', path: `${paths.itAndProcurement}#formats` },
  { name: 'data', path: `${paths.itAndProcurement}#data` },
  { name: 'start', path: `${paths.faq}#faq-roll-out` },
] as const

export function QuestionsSection() {
  const m = useMessageGroup(homeMessages).ask
  return (
    <section className="section asks" id="before-you-decide" aria-labelledby="asks-title">
      <div className="wrap columns asks__inner">
        <div>
          <h2 id="asks-title">{m.title}</h2>
          <p>{m.text}</p>
          <MoreLink path={paths.faq} text={m.all} />
        </div>
        <ul>
          {QUESTIONS.map(({ name, path }) => (
            <li key={name}>
              <h3>{m[name].title}</h3>
              <p>{m[name].text}</p>
              <MoreLink path={path} text={m[name].link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
