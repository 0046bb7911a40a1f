import { bookMessages } from '../../generated/messages/book.ts'
import { site } from '../../site/facts.ts'
import { manualPages } from '../../site/navigation.ts'
import { pages } from '../../site/pages.ts'
import { allPages, documentOf, pathOfDocument } from '../../site/paths.ts'
import { type BookSources, printedPageLink, requireDocument } from './book-sources.ts'
import { findChecklists } from './checklists.ts'
import { toInlineParts } from './describe-chapter.ts'
import { type BookContext, createTextContext } from './text-context.ts'

/** The manual section about emergencies in flight; every card repeats its first measures. */
const EMERGENCY_SECTION = { document: documentOf(pages.droneOperations) ?? '', id: 'abort' }

/** A card contains no other documents, so it has no internal link targets. */
const CARD_CONTEXT: BookContext = { size: 'a5', trees: new Map() }

/** @throws Error when the document has no such checklist. */
export function describeChecklistCard(document: string, id: string, library: BookSources) {
  const { language } = library
  const { tree } = requireDocument(library, document)
  const found = findChecklists(document, tree).find((list) => list.id === id)
  if (!found) throw new Error(`${document}_${language}.md has no checklist #${id}.`)
  const context = createTextContext(document, CARD_CONTEXT, library)
  const label = allPages.find((page) => documentOf(page) === document)?.label[language] ?? ''
  const isInManual = manualPages.some((page) => page.document === document)
  return {
    title: `${site.product} – ${found.title}`,
    subtitle: found.title,
    source: [site.product, isInManual && bookMessages[language].manual, label].filter(Boolean).join(' · '),
    address: printedPageLink(library, `${pathOfDocument(document)}#${found.section}`),
    items: found.list.children.map((item) => item.children.flatMap((child) => toInlineParts(child, context))),
    warning: describeAbort(library),
  }
}

/** The heading and the first paragraph of the section with the emergency measures. */
function describeAbort(library: BookSources) {
  const { children: nodes } = requireDocument(library, EMERGENCY_SECTION.document).tree
  const context = createTextContext(EMERGENCY_SECTION.document, CARD_CONTEXT, library)
  const at = nodes.findIndex((node) => node.type === 'heading' && node.data?.hProperties?.id === EMERGENCY_SECTION.id)
  const [heading, first] = at < 0 ? [] : nodes.slice(at)
  if (heading?.type !== 'heading' || first?.type !== 'paragraph')
    throw new Error(
      `${EMERGENCY_SECTION.document}_${library.language}.md has no paragraph under #${EMERGENCY_SECTION.id}, which cards repeat.`,
    )
  return { title: toInlineParts(heading, context), runs: toInlineParts(first, context) }
}
