import { allPictureFiles } from '../../generated/all-picture-files.ts'
import { isSampleAddress } from '../../site/facts.ts'
import type { Language } from '../../site/languages.ts'
import { localPath, parseLocalPath } from '../../site/paths.ts'
import { isPictureName } from '../../site/pictures.ts'
import { parseFrontMatter } from './contract/front-matter.ts'
import { fillPlaceholders } from './placeholders.ts'
import { transformOutsideCode } from './site-markdown.ts'

/**
 * Converts a document to plain Markdown for other programs: placeholders filled, buttons as links, no heading ids, no
 * sample addresses, and absolute addresses in the document's language.
 */
export function toPlainMarkdown(text: string, language: Language, origin: string): string {
  const { body } = parseFrontMatter(text)
  return `${transformOutsideCode(body, (words) => convertToPlain(words, language, origin)).trim()}\n`
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

/** The public address of a link: of a page in this language, or of a picture with the build's hash. */
function localAddress(address: string, language: Language): string {
  const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1]
  if (name && isPictureName(name)) return `/static/pictures/${name}-800.${allPictureFiles[name].hash}.jpg`
  const isFile = /\.\w+$/.test(address.split(/[?#]/)[0] ?? '')
  return isFile || parseLocalPath(address).path !== address ? address : localPath(address, language)
}
