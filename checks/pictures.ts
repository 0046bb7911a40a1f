import { figuresData } from '../generated/content/figures.ts'
import { defaultLanguage, englishLanguageNames } from '../site/languages.ts'
import { pictures as allPictures } from '../site/pictures.ts'
import type { SourceFiles } from './content.ts'
import type { ContentDocument } from './document.ts'
import { type Issue, suggestName } from './issue.ts'
import type { ContentText } from './messages.ts'
import { applyRules, excerpt } from './passage.ts'

const KNOWN_NAMES = { pictures: Object.keys(allPictures), figures: Object.keys(figuresData.figures) }

/** Reports pictures in a document that do not exist, are in the wrong language, or lack alternative text. */
export function checkPictureUses({ file, language, pictures }: ContentDocument, known = KNOWN_NAMES): Issue[] {
  const addresses = [
    ...known.pictures.map((name) => `/pictures/${name}.jpg`),
    ...known.figures.map((name) => `/figures/${name}_${language}.svg`),
  ]
  return pictures.flatMap(({ address, alt, line }) => {
    const issues = checkAlternativeText({ file, line }, alt, address)
    if (addresses.includes(address)) return issues
    const otherwise = `Put it into content/pictures, or take one of: ${addresses.join(', ')}.`
    const todo = suggestName(address.replace(/_\w+\.svg$/, ''), addresses, otherwise)
    const what = `The site has no picture ${address} in ${englishLanguageNames[language]}.`
    return [...issues, { file, line, what, todo }]
  })
}

function checkAlternativeText(place: Pick<Issue, 'file' | 'line'>, text: string, address: string): Issue[] {
  if (text.trim().length >= 10) return []
  const what = `The picture ${address} has ${text.trim() === '' ? 'no' : 'a very short'} alternative text.`
  return [{ ...place, what, todo: 'Describe in one sentence what is seen, such as: A drone over a lake.' }]
}

/** Reports customer logos that are missing from content/logos or are unsafe SVG. */
export function checkLogos(texts: readonly ContentText[], files: SourceFiles): Issue[] {
  const todo = 'Put the logo there under this name (capitals count), or leave “logo” out to show the name in letters.'
  const missing = texts
    .filter(({ file, keys }) => file === 'content/customers.yaml' && keys.at(-1) === 'logo')
    .filter(({ text }) => text && !files.has(`content${text}`))
    .map(({ file, line, text }) => ({ file, line, what: `There is no file content${text}.`, todo }))
  return [...missing, ...Array.from(files, ([file, source]) => checkLogo(file, source)).flat()]
}

function checkLogo(file: string, source: string): Issue[] {
  const isDrawing =
    file.endsWith('.svg') &&
    /^(?:\ufeff|ï»¿)?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<svg\b/.test(source)
  if (!isDrawing) {
    const todo = 'Ask the company for its logo as SVG (a drawing, not a photo in another form), or leave “logo” out.'
    return [{ file, line: 1, what: 'The logo is no SVG.', todo }]
  }
  const todo = 'Delete it there, or export the drawing again as plain SVG with its letters as paths.'
  return applyRules(
    [{ file, line: 1, language: defaultLanguage, text: source }],
    [
      {
        pattern: ACTIVE_SVG_CONTENT,
        what: (found) => `The logo runs or loads something else: “${excerpt(found)}”.`,
        todo,
      },
    ],
  )
}

/** Scripts and external references in an SVG; xmlns URLs are harmless. */
const ACTIVE_SVG_CONTENT =
  /<(?:\w+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|set|animate\w*)\b|\son\w+\s*=|javascript:|<!ENTITY|<\?xml-stylesheet|@import|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp);)[^"']+|url\(\s*["']?\s*(?!#)[^)\s]+/gi
