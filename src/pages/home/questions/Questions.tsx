import { homeMessages } from '../../../../content/messages/home.ts'
import { localPath, paths } from '../../../../content/paths.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** What an organisation asks before it decides, each with the answer that it leads to. */
const QUESTIONS = [
  { name: 'systems', anchor: 'faq-beside-system' },
  { name: 'data', anchor: 'faq-data-location' },
  { name: 'start', anchor: 'faq-roll-out' },
] as const

export function Questions() {
  const m = useWords(homeMessages).ask
  const language = useLanguage()
  return (
    <section className="section asks" id="before-you-decide" aria-labelledby="asks-title">
      <div className="wrap asks__in">
        <div>
          <h2 id="asks-title">{m.title}</h2>
          <p>{m.text}</p>
          <a className="more" href={localPath(paths.faq, language)}>
            <span>{m.all}</span>
            <Icon name="arrow" />
          </a>
        </div>
        <ul>
          {QUESTIONS.map(({ name, anchor }) => (
            <li key={name}>
              <h3>{m[name].title}</h3>
              <p>{m[name].text}</p>
              <a className="more" href={localPath(`${paths.faq}#${anchor}`, language)}>
                <span>{m[name].link}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
