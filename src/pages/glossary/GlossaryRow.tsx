import { Fragment, memo } from 'react'
import { glossaryMessages } from '../../../generated/messages/glossary.ts'
import { wordUses } from '../../../generated/word-uses.ts'
import { glossaryInflectionCounts, type Language } from '../../../site/languages.ts'
import { localPath, pageAt } from '../../../site/paths.ts'
import { type GlossaryEntry, headwordOf } from '../../../site/words.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import { useLanguage, useMessageGroup } from '../../language/use-messages.ts'
import { foldCharacters } from './glossary-order.ts'

type Props = { entry: GlossaryEntry; sides: readonly Language[]; query: string }

/** A term in both languages, with its definition and links to pages that explain it. */
export const GlossaryRow = memo(function GlossaryRow({ entry, sides, query }: Props) {
  const m = useMessageGroup(glossaryMessages)
  const language = useLanguage()
  const isHydrated = useHydrated() // the link that copies the row's address needs scripts, so it is not prerendered
  return (
    <div id={entry.id} className="glossary__row">
      {sides.map((side, number) => (
        <dl key={side} lang={side}>
          <dt className="anchored">
            <i lang={language}>{`${m.languages[side]} `}</i>
            <HighlightedText text={headwordOf(entry, side)} query={query} />
            {isHydrated && number === 0 && (
              <a className="anchor" href={`#${entry.id}`} lang={language}>
                <span className="visually-hidden">{m.copyLink({ word: headwordOf(entry, language) })}</span>
              </a>
            )}
            <InflectedForms entry={entry} language={side} query={query} />
          </dt>
          <dd>{entry.definition[side]}</dd>
        </dl>
      ))}
      <WordPlaces entry={entry} />
    </div>
  )
})

/**
 * Inflected forms of a term: those that match the query if the headword does not, else as many as the language shows.
 */
function InflectedForms({ entry, language, query }: { entry: GlossaryEntry; language: Language; query: string }) {
  const [name = '', ...others] = [...entry.match[language]].reverse()
  const isFound = (form: string) => foldCharacters(form).includes(foldCharacters(query))
  const found = isFound(name) ? [] : others.filter(isFound)
  const forms = found.length > 0 ? found : others.slice(0, glossaryInflectionCounts[language])
  if (forms.length === 0) return null
  return (
    <small>
      <HighlightedText text={forms.join(', ')} query={query} />
    </small>
  )
}

/**
 * Highlights the query in a text. All parts are elements: browser translation replaces bare text nodes, which would
 * make React fail when it updates them.
 */
function HighlightedText({ text, query }: { text: string; query: string }) {
  const at = query ? foldCharacters(text).indexOf(foldCharacters(query)) : -1
  if (at < 0) return <span>{text}</span>
  const end = at + foldCharacters(query).length
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <mark>{text.slice(at, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  )
}

/** Links to the page that explains a term, or else to the pages that use it most. */
function WordPlaces({ entry: { id, target } }: { entry: GlossaryEntry }) {
  const m = useMessageGroup(glossaryMessages)
  const language = useLanguage()
  const link = (address: string) => (
    <a href={localPath(address, language)}>{pageAt(address.replace(/#.*/, ''))?.label[language]}</a>
  )
  if (target) return <div>{link(target)}</div>
  return (
    <p>
      {`${m.usedIn} `}
      {wordUses[id]?.map((address, number) => (
        <Fragment key={address}>
          {number > 0 && ', '}
          {link(address)}
        </Fragment>
      ))}
    </p>
  )
}
