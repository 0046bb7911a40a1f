import { type NavigationLink, resourceMenu } from '../../../site/navigation.ts'
import { pages } from '../../../site/pages.ts'
import { localPath, paths } from '../../../site/paths.ts'
import { mediaQueries } from '../../components/picture-files.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { DeferredSheets } from '../../shell/head/DeferredSheets.tsx'
import { MoreLink } from '../MoreLink.tsx'
import { Picture } from '../Picture.tsx'
import '../../styles/dusk.css'
import '../../styles/fill.css'
import '../../components/message.css'
import '../more.css'
import './not-found.css'
import '../../shell/footer/footer.css'

const suggestedPages: readonly NavigationLink[] = [
  ...resourceMenu.filter(({ path }) => path !== paths.api),
  pages.signUp,
]

/** The 404 page. */
export function NotFoundPage() {
  const m = useMessages()
  const language = useLanguage()
  return (
    <div className="not-found">
      <div className="wrap message">
        <h1>{m.notFound.title}</h1>
        <p className="lead">{m.notFound.text}</p>
        <a className="button button--primary" href={localPath(paths.home, language)}>
          {m.notFound.button}
        </a>
        <nav aria-label={m.navigation.resources}>
          <ul className="not-found__links">
            {suggestedPages.map(({ path, label }) => (
              <li key={path}>
                <MoreLink path={path} text={label[language]} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Picture name="hero" className="dusk" sizes={`${mediaQueries.desktop} 50vw, 100vw`} />
      <DeferredSheets />
    </div>
  )
}
