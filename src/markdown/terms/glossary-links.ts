import type { Element, ElementContent, Root } from 'hast'
import { type GlossaryTerm, platformTerms } from '../../../site/glossary.ts'
import type { Language } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { h, textNode } from '../plugins/elements.ts'

type Options = { language: Language; path: string; glossary?: readonly GlossaryTerm[] }

/** Elements in which terms are not linked: headings, links, and anything but running text. */
const SKIPPED = /^(a|h[1-6]|code|pre|button|figure|th|label)$/

/**
 * Links glossary terms to their place in the manual: the first use in each section under an h2 (of an everyday word: on
 * the page), never in headings or links, and never to the section that contains it. A term without a target is skipped,
 * with a debug message.
 */
export function linkGlossary({ language, path, glossary = platformTerms }: Options) {
  return (tree: Root) => {
    const { pattern, toTerm } = makeFinder(glossary, language)
    const onPage = new Set<GlossaryTerm>()
    const reported = new Set<GlossaryTerm>()
    let inSection = new Set<GlossaryTerm>()
    let section = ''
    let subsection = ''

    const targetOf = (term: GlossaryTerm, found: string): string | null => {
      if ((term.ordinary ? onPage : inSection).has(term)) return null
      if (!term.target) {
        if (!reported.has(term)) console.debug(`The glossary term “${found}” has no reference mapping.`)
        reported.add(term)
        return null
      }
      return term.target === `${path}#${section}` || term.target === `${path}#${subsection}` ? null : term.target
    }
    /** Splits a text by the pattern: the parts at odd indexes are its matches. */
    const linkTerms = (value: string): ElementContent[] =>
      value.split(pattern).map((part, place) => {
        const term = place % 2 === 1 ? toTerm(part) : undefined
        const target = term && targetOf(term, part)
        if (!target) return textNode(part)
        inSection.add(term)
        onPage.add(term)
        return h('a', { href: localPath(target, language), className: ['term'] }, [textNode(part)])
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

/** A pattern for all forms of all terms, longest first, whole words only. */
function makeFinder(glossary: readonly GlossaryTerm[], language: Language) {
  const byForm = new Map<string, GlossaryTerm>()
  for (const term of glossary) for (const form of term.match[language]) byForm.set(form, term)
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length)
  const alternatives = forms.map((form) => (byForm.get(form)?.exact ? escaped(form) : caseFree(form)))
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(${alternatives.join('|')})(?![\\p{L}\\p{N}])(?!-\\p{L})`, 'u'),
    toTerm: (found: string): GlossaryTerm | undefined => byForm.get(found) ?? byForm.get(found.toLowerCase()),
  }
}

/** Also matches a capital first letter, at the beginning of a sentence. */
function caseFree(form: string): string {
  const first = form.charAt(0)
  return `[${first.toUpperCase()}${first}]${escaped(form.slice(1))}`
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
