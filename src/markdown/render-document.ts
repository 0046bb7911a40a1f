import type { Element, ElementContent, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { fieldMessages } from '../../generated/messages/field.ts'
import { messages } from '../../generated/messages/interface.ts'
import { type Language, locales } from '../../site/languages.ts'
import { PRIVACY_POLICY } from '../../site/page-list.ts'
import { pages } from '../../site/pages.ts'
import { addressOfDocument, documentOf, holdsQuestions } from '../../site/paths.ts'
import { readChecklists, renderChecklists } from './checklist/checklist-plugin.ts'
import { contentsEntry, listHeadings } from './contents/list-headings.ts'
import { readFrontMatter } from './contract/front-matter.ts'
import { assertReadable } from './contract/limits.ts'
import { addHeadingAnchors, keepHeadingsForReaders } from './copying/heading-anchors.ts'
import { inferFrontMatter } from './infer-front-matter.ts'
import { fillDocument, fillPlaceholders } from './placeholders.ts'
import { readActionButtons, renderActionButtons } from './plugins/action-buttons.ts'
import { readCallouts, renderCallouts } from './plugins/callouts.ts'
import { addCopyButtons } from './plugins/code-blocks.ts'
import { h, text } from './plugins/elements.ts'
import { readHeadingIds } from './plugins/heading-ids.ts'
import { sanitizeLinks } from './plugins/links.ts'
import { extractHeading, extractLead } from './plugins/page-parts.ts'
import { renderPictures } from './plugins/pictures.ts'
import { markSwedishWords } from './plugins/swedish-words.ts'
import { wrapTables } from './plugins/tables.ts'
import { addPresetChooser } from './preset-chooser/preset-chooser-plugin.ts'
import type { RenderedDocument } from './rendered-document.ts'
import { schema } from './sanitize-schema.ts'
import { readMarkdown } from './site-markdown.ts'
import { linkGlossary } from './terms/glossary-links.ts'
import { textHash } from './update/document-text.ts'

/** Documents whose words are another trade's. */
const WITHOUT_GLOSSARY_LINKS: readonly (string | null)[] = [documentOf(pages.api), PRIVACY_POLICY]

/** All steps from Markdown to the safe HTML of a page, in their order. */
function stepsFor(name: string, language: Language) {
  const path = addressOfDocument(name)
  const linksGlossary = !WITHOUT_GLOSSARY_LINKS.includes(name)
  const words = messages[language].document
  const field = fieldMessages[language]
  return readMarkdown()
    .use(readHeadingIds) // ## Heading {#id}
    .use(readCallouts) // > [!WARNING]
    .use(readChecklists) // - [ ] A task
    .use(readActionButtons) // <navigation-action-button>, the only HTML there is
    .use(remarkRehype) // all other HTML is dropped here
    .use(rehypeSanitize, schema) // and what is left is held to a list; the steps below may add what they like
    .use(markSwedishWords, { language }) // so that screen readers pronounce them
    .use(sanitizeLinks, { language }) // only permitted schemes, pages in the reader's language; before we make links
    .use(renderChecklists, { name, words: field.checklist, areQuestions: holdsQuestions(name) }) // boxes with labels; terms inside are not linked
    .use(linkGlossary, linksGlossary && { language, path }) // terms lead to the manual
    .use(wrapTables, words) // heads for rows and columns, scrolled by keyboard
    .use(addHeadingAnchors, words) // a link at each heading that copies its address
    .use(addPresetChooser, field.chooser) // three questions under the table of presets
    .use(renderCallouts, words) // symbol and label
    .use(addCopyButtons, words) // a button at each block of code
    .use(renderActionButtons) // a link out of the site
    .use(renderPictures, { ...words, ...field.mode, language }) // sizes of the build, the lightbox; after the words of headings have been read
    .use(rehypeStringify)
}

/**
 * Turns the text of a document into the safe HTML of its page, at the build and in the browser. The first paragraph
 * before the first h2 is the lead.
 * @throws DocumentError for a broken head, or a text that would take seconds.
 */
export function renderDocument(text: string, name: string, language: Language): RenderedDocument {
  assertReadable(text)
  const { data, body } = readFrontMatter(text)
  const head = data ?? inferFrontMatter(body)
  const steps = stepsFor(name, language)
  const tree: Root = steps.runSync(steps.parse(fillDocument(body, language)))
  const title = fillPlaceholders(head.title, language)
  const [heading = title, lead, headings] = [extractHeading(tree), extractLead(tree), listHeadings(tree)]
  keepHeadingsForReaders(tree)
  return {
    name,
    language,
    hash: textHash(text),
    title,
    heading,
    description: fillPlaceholders(head.description, language),
    lead: steps.stringify({ type: 'root', children: lead }),
    body: steps
      .stringify({
        type: 'root',
        children: [...leadForReaders(lead), ...checkedOn(head.checked, language), ...tree.children],
      })
      .trim(),
    headings,
    contents: steps.stringify({ type: 'root', children: headings.map(contentsEntry) }),
  }
}

/** The words of the lead once more, unseen: reader views (that of Firefox) do not find it above the text, where the page shows it. */
function leadForReaders(lead: ElementContent[]): Element[] {
  return lead.length > 0
    ? [h('p', { className: ['prose__lead'] }, [text(hastText({ type: 'root', children: lead }))])]
    : []
}

/** When the rules of the page were last read at their sources; nothing on a page without rules. */
function checkedOn(day: string | undefined, language: Language): Element[] {
  if (!day) return []
  const written = new Date(day).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return [
    h('p', { className: ['prose__checked'] }, [
      text(`${messages[language].document.checked} `),
      h('time', { dateTime: day }, [text(written)]),
    ]),
  ]
}
