import { isLanguage } from '../../content/languages.ts'
import { keepText, newestText, textHash } from '../loading/document-text.ts'
import { onPageShown } from '../loading/page-shown.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { isAwake, wake } from './wake.ts'

/**
 * Asks the server in an idle moment whether it has a newer text than the one on the page, so that an edited file reaches
 * readers without a rebuild (architecture §5). Only then React comes, which renders it.
 */
export function startAskingForNewestText(): void {
  askWhenIdle()
  onPageShown(() => isAwake() || askWhenIdle()) // React asks by itself
}

function askWhenIdle(): void {
  whenIdle(() => void ask(), 3000)
}

async function ask(): Promise<void> {
  const { dataset } = document.querySelector<HTMLElement>('main [data-document]') ?? {}
  const { lang } = document.documentElement
  if (!dataset?.document || !isLanguage(lang)) return
  try {
    const text = await newestText(dataset.document, lang)
    if (textHash(text) === dataset.hash) keepText(dataset.document, lang, text)
    else wake() // it renders the text, and keeps it if that can be done
  } catch (error) {
    console.debug('No newer text could be asked for.', error)
  }
}
