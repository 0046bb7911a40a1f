import { allPictureFiles } from '../../generated/all-picture-files.ts'
import { isSampleAddress } from '../../site/facts.ts'
import type { Language } from '../../site/languages.ts'
import { localPath, parseLocalPath } from '../../site/paths.ts'
import { isPictureName } from '../../site/pictures.ts'
import { readFrontMatter } from './contract/front-matter.ts'
import { fillPlaceholders } from './placeholders.ts'
import { changeOutsideCode } from './site-markdown.ts'

/**
 * A document as plain Markdown that other programs understand: the site's facts filled in, buttons as links, no ids
 * at the headings, no address that is not set yet, and every address of the site in full and in the document's language.
 */
export function plainMarkdown(text: string, language: Language, origin: string): string {
  const { body } = readFrontMatter(text)
  return `${changeOutsideCode(body, (words) => convertToPlain(words, language, origin)).trim()}\n`
}

function convertToPlain(markdown: string, language: Language, origin: string): string {
  return fillPlaceholders(markdown, language)
    .replace(/^(#{1,6}[ \t].*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm, '$1')
    .replace(
      /<navigation-action-button href="([^"]*)" label="([^"]*)"><\/navigation-action-button>(\n*)/g,
      (_whole, href: string, label: string, rest: string) =>
        isSampleAddress(href) ? '' : `[${label}](${href})${rest}`,
    )
    .replace(/\[([^\]]*)\]\((https?:[^)\s]*)\)/g, (whole, words: string, address: string) =>
      isSampleAddress(address) ? words : whole,
    )
    .replace(/\]\((\/[^)\s]*)/g, (_whole, address: string) => `](${origin}${localAddress(address, language)}`)
}

/** Pages have an address in each language, pictures the one that the build gave them. */
function localAddress(address: string, language: Language): string {
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1]
  if (name && isPictureName(name)) return `/static/pictures/${name}-800.${allPictureFiles[name].hash}.jpg`
  const isFile = /\.\w+$/.test(address.split(/[?#]/)[0] ?? '')
  return isFile || parseLocalPath(address).path !== address ? address : localPath(address, language)
}
