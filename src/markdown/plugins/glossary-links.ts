import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { type Term, terms } from '../../../content/glossary.ts'
import type { Language } from '../../../content/languages.ts'
import { localPath } from '../../../content/paths.ts'

type Options = { language: Language; path: string; glossary?: readonly Term[] }

/** Inside these a term stays plain: it is a heading, already a link, or not running text. */
const SKIPPED = new Set([
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'code',
  'pre',
  'button',
  'figure',
  'th',
  'label',
  'navigation-action-button',
])

/**
 * Links glossary terms to their place in the manual: the first use in each section under an h2 (an everyday word:
 * the first on the page), never in headings or links and never to the section the reader is in. A term without a
 * target is left as it is, with a debug message (specification §2).
 */
export function linkGlossary({ language, path, glossary = terms }: Options) {
  return (tree: Root) => linkTerms(tree, language, path, finderOf(glossary, language))
}

function linkTerms(tree: Root, language: Language, path: string, finder: Finder): void {
  const onPage = new Set<Term>()
  const reported = new Set<Term>()
  let inSection = new Set<Term>()
  let section = ''
  let subsection = ''

  const link = (text: string): ElementContent[] => {
    const parts: ElementContent[] = []
    let end = 0
    for (const match of text.matchAll(finder.pattern)) {
      const term = finder.termOf(match[0])
      if (!term || (term.ordinary ? onPage : inSection).has(term)) continue
      if (!term.target) {
        if (!reported.has(term)) console.debug(`The glossary term “${match[0]}” has no reference mapping.`)
        reported.add(term)
        continue
      }
      if (term.target === `${path}#${section}` || term.target === `${path}#${subsection}`) continue
      inSection.add(term)
      onPage.add(term)
      parts.push(textNode(text.slice(end, match.index)), {
        type: 'element',
        tagName: 'a',
        properties: { href: localPath(term.target, language), className: ['term'] },
        children: [textNode(match[0])],
      })
      end = match.index + match[0].length
    }
    return parts.length === 0 ? [textNode(text)] : [...parts, textNode(text.slice(end))].filter(isNotEmpty)
  }
  const visit = (parent: Element | Root) => {
    const children: (RootContent | ElementContent)[] = []
    for (const child of parent.children) {
      if (child.type === 'text') {
        children.push(...link(child.value))
        continue
      }
      if (child.type === 'element') {
        const id = typeof child.properties.id === 'string' ? child.properties.id : ''
        if (child.tagName === 'h2') {
          section = id
          subsection = ''
          inSection = new Set()
        }
        if (child.tagName === 'h3') subsection = id
        if (!SKIPPED.has(child.tagName)) visit(child)
      }
      children.push(child)
    }
    parent.children = children.filter((child) => child.type !== 'doctype')
  }
  visit(tree)
}

function isNotEmpty(node: ElementContent): boolean {
  return node.type !== 'text' || node.value !== ''
}

function textNode(value: string): Text {
  return { type: 'text', value }
}

type Finder = { pattern: RegExp; termOf: (found: string) => Term | undefined }

const finders = new Map<Language, Finder>()

/** The site's own glossary needs its finder made once for each language. */
function finderOf(glossary: readonly Term[], language: Language): Finder {
  const finder = (glossary === terms && finders.get(language)) || makeFinder(glossary, language)
  if (glossary === terms) finders.set(language, finder)
  return finder
}

/** One pattern for all forms of all terms, the longest form first, whole words only. */
function makeFinder(glossary: readonly Term[], language: Language): Finder {
  const byForm = new Map<string, Term>()
  for (const term of glossary) for (const form of term.match[language]) byForm.set(form, term)
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length)
  const alternatives = forms.map((form) => (byForm.get(form)?.exact ? escaped(form) : caseFree(form)))
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])(?!-\\p{L})`, 'gu'),
    termOf: (found: string): Term | undefined => byForm.get(found) ?? byForm.get(found.toLowerCase()),
  }
}

/** A term may begin a sentence: its first letter may be a capital. */
function caseFree(form: string): string {
  const first = form.charAt(0)
  return `[${first.toUpperCase()}${first}]${escaped(form.slice(1))}`
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
