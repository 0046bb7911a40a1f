import { defaultLanguage, type Language } from '../../content/languages.ts'
import { savingMessages } from '../../content/messages/saving.ts'
import { isModified } from '../components/modified-click.ts'
import { loadWords } from '../language/later-words.ts'
import { follow, hasNewerTexts, look } from './saving.ts'

/** A page that was read from the copy: its links are the browser’s own, so that each page says where it comes from. */
export async function followSavedPage(language: Language): Promise<void> {
  document.addEventListener('click', leaveToBrowser, true)
  await loadWords([savingMessages], language)
  follow((state) => {
    const line = document.querySelector('.saved-line p')
    if (!line || line.querySelector('a') || state.kind !== 'saved' || !hasNewerTexts(state.copy, state.list)) return
    const update = document.createElement('a')
    update.href = `${language === defaultLanguage ? '' : `/${language}`}/manual#save`
    update.textContent = savingMessages[language].newer.link
    line.append(update)
  })
  for (const type of ['online', 'focus']) addEventListener(type, () => void look()) // the network may be back
  await look()
}

/** Links that lead somewhere without scripts only: they open a dialog or a picture, or copy. */
const STAYS = '[aria-haspopup="dialog"], [data-lightbox], [data-copies]'

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.matches(STAYS)) return
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || isModified(event)) return
  event.stopPropagation()
}
