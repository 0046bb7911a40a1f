import { type ComponentType, useLayoutEffect, useState } from 'react'
import { searchMessages } from '../../../content/messages/search.ts'
import { localPath, paths } from '../../../content/paths.ts'
import { loadWords } from '../../language/later-words.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { loadChunk } from '../../loading/load-chunk.ts'
import { onSearchWanted } from '../../search/open-search.ts'

type Dialog = ComponentType<{ opened: number; query: string | null }>

/** Where the search dialog stands; its chunk loads when it is asked for the first time. */
export function SearchHost() {
  const language = useLanguage()
  const [Shown, setShown] = useState<Dialog>()
  const [request, setRequest] = useState<{ opened: number; query: string | null }>({ opened: 0, query: null })
  // With the page, not after it: a key that is pressed meanwhile would be heard by the one that has gone.
  useLayoutEffect(
    () =>
      onSearchWanted((query) => {
        Promise.all([
          loadChunk('SearchDialog', () => import('../../search/SearchDialog.tsx')),
          loadWords([searchMessages], language),
        ]).then(
          ([{ SearchDialog }]) => {
            setShown(() => SearchDialog)
            setRequest(({ opened }) => ({ opened: opened + 1, query })) // with the words of this language there
          },
          () => location.assign(localPath(paths.search, language)), // the list of all pages does without
        )
      }),
    [language],
  )
  return Shown && <Shown {...request} />
}
