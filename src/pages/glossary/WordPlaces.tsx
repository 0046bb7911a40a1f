import { Fragment } from 'react'
import { glossaryMessages } from '../../../content/messages/glossary.ts'
import { localPath, pageAt } from '../../../content/paths.ts'
import type { Entry } from '../../../content/words.ts'
import { wordUses } from '../../../generated/word-uses.ts'
import { useLanguage, useWords } from '../../language/use-messages.ts'

/** Where a word is explained; else the pages that use it most. */
export function WordPlaces({ entry: { id, target } }: { entry: Entry }) {
  const m = useWords(glossaryMessages)
  const language = useLanguage()
  const link = (address: string) => (
    <a href={localPath(address, language)}>{pageAt(address.replace(/#.*/, ''))?.label[language]}</a>
  )
  if (target) return <div>{link(target)}</div>
  return (
    <p>
      {m.usedIn}{' '}
      {wordUses[id]?.map((address, number) => (
        <Fragment key={address}>
          {number > 0 && ', '}
          {link(address)}
        </Fragment>
      ))}
    </p>
  )
}
