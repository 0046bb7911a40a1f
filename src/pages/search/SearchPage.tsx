import { searchMessages } from '../../../generated/messages/search.ts'
import { outline } from '../../../generated/outline.ts'
import { type ManualChapter, manualPages, type NavigationLink, useCases } from '../../../site/navigation.ts'
import { manual, pages } from '../../../site/pages.ts'
import { allPages, canonicalPath, localPath, paths } from '../../../site/paths.ts'
import { useLanguage, useMessageGroup, useMessages } from '../../language/use-messages.ts'
import { MAX_QUERY_LENGTH } from '../../search/contract/query.ts'
import { PageTop } from '../document/PageTop.tsx'
import '../../components/form-field.css'
import './search-page.css'
// These styles are for the privacy policy, whose text is on this page, and readable here without scripts.
import '../../markdown/prose.css?deferred'
import '../../markdown/contents/contents.css?deferred'
import '../../markdown/copying/anchors.css?deferred'
import '../../components/callout.css?deferred'
import '../../markdown/tables.css?deferred'

/**
 * A list of all pages, and of all sections of the manual. Without scripts the search button links to it. Search engines
 * link to it with a query (`?q=`), which opens the search dialog (src/shell/dialogs/dialog-openers.ts).
 */
export function SearchPage() {
  const language = useLanguage()
  const s = useMessageGroup(searchMessages)
  return (
    <>
      <PageTop
        sheet={3}
        heading={pages.search.label[language]}
        lead={<p className="lead">{s.lead}</p>}
        after={<SearchForm />}
      />
      <div className="wrap all-pages">
        <Links title={s.pages} places={[...otherPages, manual]} />
        <Links title={s.useCases} places={useCases} />
        <section aria-labelledby="all-manual">
          <h2 id="all-manual">{s.manual}</h2>
          <div className="all-pages__chapters">
            {manualPages.map((page) => (
              <Chapter key={page.path} page={page} />
            ))}
          </div>
        </section>
      </div>
    </>
  )
}

/** A form that loads this page with the query, which opens the search dialog; hidden without scripts. */
function SearchForm() {
  const { title } = useMessageGroup(searchMessages)
  const { open } = useMessages().search
  const language = useLanguage()
  return (
    <search>
      <form className="all-pages__form field" action={localPath(paths.search, language)}>
        <label htmlFor="search-words">{title}</label>
        <input id="search-words" type="search" name="q" maxLength={MAX_QUERY_LENGTH} required />
        <button type="submit" className="button button--primary">
          {open}
        </button>
      </form>
    </search>
  )
}

/** All pages except use cases, pages of the manual, and this one. */
const otherPages = allPages.filter(({ kind, path }) => (kind === 'own' || kind === 'document') && path !== paths.search)

function Links({ title, places }: { title: string; places: readonly NavigationLink[] }) {
  const language = useLanguage()
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {places.map(({ path, label }) => (
          <li key={path}>
            <a href={localPath(path, language)}>{label[language]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Chapter({ page }: { page: ManualChapter }) {
  const language = useLanguage()
  const address = canonicalPath(page.path)
  return (
    <div>
      <h3>
        {page.number > 0 && <i className="tabular">{page.number}</i>}{' '}
        <a href={localPath(address, language)}>{page.label[language]}</a>
      </h3>
      <ul>
        {outline[language]?.[page.document]?.map(({ id, text }) => (
          <li key={id}>
            <a href={localPath(`${address}#${id}`, language)}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
