import { defaultLanguage, type Language } from '../../content/languages.ts'
import { savingMessages } from '../../content/messages/saving.ts'
import { follow, hasNewerTexts, look } from './saving.ts'

/** A page that was read from the copy says when the site has newer texts. */
export async function followSavedPage(language: Language): Promise<void> {
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
