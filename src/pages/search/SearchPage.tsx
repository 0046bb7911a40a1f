import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { chapters, type ManualPage, manualPath } from '../../../content/navigation.ts'
import { localPath, paths } from '../../../content/paths.ts'
import { useCases } from '../../../content/use-cases.ts'
import { outline } from '../../../generated/outline.ts'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { fillPlaceholders } from '../../markdown/placeholders.ts'
import { openSearch } from '../../search/open-search.ts'
import { useSearchMessages } from '../../search/use-search-messages.ts'
import { useCaseLabels } from '../use-case/use-case-labels.ts'

/**
 * Every page and every section of the manual: where the search button leads without scripts, and where search engines
 * send a query (`?q=`), which opens the search.
 */
export function SearchPage() {
  const m = useMessages()
  const s = useSearchMessages()
  const { search } = useLocation()
  const query = new URLSearchParams(search).get('q')
  useEffect(() => {
    if (query) openSearch(query)
  }, [query])
  return (
    <>
      <div className="man-head">
        <div className="contours" aria-hidden="true" />
        <div className="wrap man-head__in">
          <h1>{m.pages.search.title}</h1>
          <p className="lead">{s.lead}</p>
        </div>
      </div>
      <div className="wrap all-pages">
        <Links title={s.pages} links={pagesOf(m)} />
        <Links
          title={s.useCases}
          links={useCases.map(({ name, path }) => ({ path, text: m.navigation[useCaseLabels[name]] }))}
        />
        <section aria-labelledby="all-manual">
          <h2 id="all-manual">{s.manual}</h2>
          <Chapter page="introduction" />
          {chapters.map(({ name }) => (
            <Chapter key={name} page={name} />
          ))}
        </section>
      </div>
    </>
  )
}

type PageLink = { path: string; text: string }

function pagesOf(m: ReturnType<typeof useMessages>): PageLink[] {
  return [
    { path: paths.home, text: m.home },
    { path: paths.guides, text: m.navigation.guides },
    { path: paths.api, text: m.navigation.api },
    { path: paths.faq, text: m.navigation.faq },
    { path: paths.signUp, text: m.pages.signUp.title },
    { path: paths.manual, text: m.navigation.manual },
  ]
}

function Links({ title, links }: { title: string; links: readonly PageLink[] }) {
  const language = useLanguage()
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <SiteLink href={localPath(path, language)}>{text}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Chapter({ page }: { page: ManualPage }) {
  const m = useMessages()
  const language = useLanguage()
  const address = page === 'introduction' ? paths.manual : manualPath(page)
  return (
    <>
      <h3>
        <SiteLink href={localPath(address, language)}>{m.chapterTitles[page]}</SiteLink>
      </h3>
      <ul>
        {outline[language][page].map(({ id, text }) => (
          <li key={id}>
            <SiteLink href={localPath(`${address}#${id}`, language)}>{fillPlaceholders(text)}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
