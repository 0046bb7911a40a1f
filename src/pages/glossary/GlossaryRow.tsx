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

/** A word in both languages, what it means, and where to read on. */
export const GlossaryRow = memo(function GlossaryRow({ entry, sides, query }: Props) {
  const m = useMessageGroup(glossaryMessages)
  const language = useLanguage()
  const isHydrated = useHydrated() // a link to be copied needs scripts: the page that is only read does without
  return (
    <div id={entry.id} className="glossary__row">
      {sides.map((side, number) => (
        <dl key={side} lang={side}>
          <dt className="anchored">
            <i lang={language}>{`${m.languages[side]} `}</i>
            <Marked text={headwordOf(entry, side)} query={query} />
            {isHydrated && number === 0 && (
              <a className="anchor" href={`#${entry.id}`} lang={language}>
                <span className="visually-hidden">{m.copyLink({ word: headwordOf(entry, language) })}</span>
              </a>
            )}
            <Forms entry={entry} language={side} query={query} />
          </dt>
          <dd>{entry.definition[side]}</dd>
        </dl>
      ))}
      <WordPlaces entry={entry} />
    </div>
  )
})

/** Other forms of a word: the first ones where a language shows them, or those that match the query. */
function Forms({ entry, language, query }: { entry: GlossaryEntry; language: Language; query: string }) {
  const [name = '', ...others] = [...entry.match[language]].reverse()
  const isFound = (form: string) => foldCharacters(form).includes(foldCharacters(query))
  const found = isFound(name) ? [] : others.filter(isFound)
  const forms = found.length > 0 ? found : others.slice(0, glossaryInflectionCounts[language])
  if (forms.length === 0) return null
  return (
    <small>
      <Marked text={forms.join(', ')} query={query} />
    </small>
  )
}

/** Highlights the query in a text; its parts are elements, so that browser translation does not break React. */
function Marked({ text, query }: { text: string; query: string }) {
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

/** Where a word is explained; else the pages that use it most. */
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
