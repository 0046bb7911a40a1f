import { searchMessages } from '../../content/messages/search.ts'
import { useWords } from '../language/use-messages.ts'

/** Turns the key `/` off (src/client/search-keys.ts): who speaks to the computer may say a word that presses it. */
export function SlashKey() {
  return (
    <label className="slash-key">
      <input type="checkbox" id="slash-key" defaultChecked autoComplete="off" />
      {useWords(searchMessages).slash}
    </label>
  )
}
