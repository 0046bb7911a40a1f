import type { Element, ElementContent, Root } from 'hast'
import { type Term, terms } from '../../../site/glossary.ts'
import type { Language } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { h, text } from '../plugins/elements.ts'

type Options = { language: Language; path: string; glossary?: readonly Term[] }

/** Inside these a term stays plain: it is a heading, already a link, or not running text. */
const SKIPPED = /^(a|h[1-6]|code|pre|button|figure|th|label)$/

/**
 * Links glossary terms to their place in the manual: the first use in each section under an h2 (an everyday word:
 * the first on the page), never in headings or links and never to the section the reader is in. A term without a
 * target is left as it is, with a debug message.
 */
export function linkGlossary({ language, path, glossary = terms }: Options) {
  return (tree: Root) => {
    const { pattern, toTerm } = makeFinder(glossary, language)
    const onPage = new Set<Term>()
    const reported = new Set<Term>()
    let inSection = new Set<Term>()
    let section = ''
    let subsection = ''

    const targetOf = (term: Term, found: string): string | null => {
      if ((term.ordinary ? onPage : inSection).has(term)) return null
      if (!term.target) {
        if (!reported.has(term)) console.debug(`The glossary term “${found}” has no reference mapping.`)
        reported.add(term)
        return null
      }
      return term.target === `${path}#${section}` || term.target === `${path}#${subsection}` ? null : term.target
    }
    /** A part in an odd place is what the pattern has found. */
    const linkTerms = (value: string): ElementContent[] =>
      value.split(pattern).map((part, place) => {
        const term = place % 2 === 1 ? toTerm(part) : undefined
        const target = term && targetOf(term, part)
        if (!target) return text(part)
        inSection.add(term)
        onPage.add(term)
        return h('a', { href: localPath(target, language), className: ['term'] }, [text(part)])
      })
    const visit = (parent: Element | Root) => {
      const children = parent.children.flatMap((child) => {
        if (child.type === 'text') return linkTerms(child.value)
        if (child.type !== 'element') return []
        const { tagName, properties } = child
        if (tagName === 'h2') [section, subsection, inSection] = [String(properties.id), '', new Set()]
        if (tagName === 'h3') subsection = String(properties.id)
        if (!SKIPPED.test(tagName)) visit(child)
        return [child]
      })
      parent.children = children
    }
    visit(tree)
  }
}

/** One pattern for all forms of all terms, the longest form first, whole words only. */
function makeFinder(glossary: readonly Term[], language: Language) {
  const byForm = new Map<string, Term>()
  for (const term of glossary) for (const form of term.match[language]) byForm.set(form, term)
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length)
  const alternatives = forms.map((form) => (byForm.get(form)?.exact ? escaped(form) : caseFree(form)))
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(${alternatives.join('|')})(?![\\p{L}\\p{N}])(?!-\\p{L})`, 'u'),
    toTerm: (found: string): Term | undefined => byForm.get(found) ?? byForm.get(found.toLowerCase()),
  }
}

/** A term may begin a sentence: its first letter may be a capital. */
function caseFree(form: string): string {
  const first = form.charAt(0)
  return `[${first.toUpperCase()}${first}]${escaped(form.slice(1))}`
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
