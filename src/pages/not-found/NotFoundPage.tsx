import { localPath, paths } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'

/** What any other path shows, with status 404 (specification §2). */
export function NotFoundPage() {
  const m = useMessages()
  const language = useLanguage()
  return (
    <div className="not-found">
      <div className="contours" aria-hidden="true" />
      <div className="wrap message">
        <h1>{m.notFound.title}</h1>
        <p className="lead">{m.notFound.text}</p>
        <SiteLink className="btn btn--primary" href={localPath(paths.home, language)}>
          {m.notFound.button}
        </SiteLink>
        <nav aria-label={m.navigation.resources}>
          <ul className="not-found__links">
            {(['guides', 'introduction', 'faq', 'signUp'] as const).map((name) => (
              <li key={name}>
                <SiteLink className="more" href={localPath(paths[name], language)}>
                  <span>{labelOf(name, m)}</span>
                  <Icon name="arrow" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

function labelOf(name: 'guides' | 'introduction' | 'faq' | 'signUp', m: ReturnType<typeof useMessages>): string {
  if (name === 'signUp') return m.pages.signUp.title
  return name === 'introduction' ? m.navigation.manual : m.navigation[name]
}
