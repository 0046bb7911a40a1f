import { localPath, paths } from '../../../site/paths.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { Picture } from '../Picture.tsx'
import '../../styles/dusk.css?deferred'
import './closing-call.css?deferred'

type Props = { title: string; text: string; manualLink?: string }

/** The call to action at the end of the home page and of every use case. */
export function ClosingCall({ title, text, manualLink }: Props) {
  const m = useMessages()
  const language = useLanguage()
  return (
    <section className="closing-call" id="closing" aria-labelledby="closing-title">
      <div className="wrap columns closing-call__inner">
        <div>
          <h2 id="closing-title">{title}</h2>
          <p>{text}</p>
          {manualLink && (
            <p>
              <a href={localPath(paths.introduction, language)}>{manualLink}</a>
            </p>
          )}
        </div>
        <div className="closing-call__buttons">
          <a className="button button--large button--primary" href={localPath(`${paths.signUp}#demo`, language)}>
            {m.callToAction.demo}
          </a>
          <a className="button button--large button--line" href={localPath(`${paths.signUp}#trial`, language)}>
            {m.callToAction.trial}
          </a>
        </div>
      </div>
      <div className="closing-call__picture">
        <Picture name="hero" className="dusk" sizes="100vw" />
      </div>
    </section>
  )
}
