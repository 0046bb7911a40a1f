import type { Element, ElementContent, Root } from 'hast'
import { type GlossaryTerm, platformTerms } from '../../../site/glossary.ts'
import type { Language } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { h, textNode } from '../plugins/elements.ts'

type Options = { language: Language; path: string; glossary?: readonly GlossaryTerm[] }

/** Elements in which terms are not linked: headings, links, labels, code and figures. */
const SKIPPED_ELEMENTS = /^(a|h[1-6]|code|pre|button|figure|th|label)$/

/**
 * Links glossary terms to the section of the manual that explains them: the first use in each h2 section, or, for a
 * term that is also an everyday word, on the page; never in headings or links, and never to the section that contains
 * the use. A term without a target is skipped, with a debug message.
 */
export function linkGlossary({ language, path, glossary = platformTerms }: Options) {
  return (tree: Root) => {
    const { pattern, toTerm } = createTermFinder(glossary, language)
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
        if (!SKIPPED_ELEMENTS.test(tagName)) visit(child)
        return [child]
      })
      parent.children = children
    }
    visit(tree)
  }
}

/**
 * Creates a pattern that matches whole words in all forms of all terms, longest first, and a lookup for its matches.
 */
function createTermFinder(glossary: readonly GlossaryTerm[], language: Language) {
  const byForm = new Map<string, GlossaryTerm>()
  for (const term of glossary) for (const form of term.match[language]) byForm.set(form, term)
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length)
  const alternatives = forms.map((form) => (byForm.get(form)?.exact ? escapeRegExp(form) : ignoreFirstCase(form)))
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(${alternatives.join('|')})(?![\\p{L}\\p{N}])(?!-\\p{L})`, 'u'),
    toTerm: (found: string): GlossaryTerm | undefined => byForm.get(found) ?? byForm.get(found.toLowerCase()),
  }
}

/** A pattern that also matches the form with a capital first letter, as at the beginning of a sentence. */
function ignoreFirstCase(form: string): string {
  const first = form.charAt(0)
  return `[${first.toUpperCase()}${first}]${escapeRegExp(form.slice(1))}`
}

function escapeRegExp(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
