import type { Element, ElementContent, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { fieldMessages } from '../../generated/messages/field.ts'
import { messages } from '../../generated/messages/interface.ts'
import { type Language, locales } from '../../site/languages.ts'
import { PRIVACY_POLICY_DOCUMENT } from '../../site/page-list.ts'
import { pages } from '../../site/pages.ts'
import { documentOf, isQuestionDocument, pathOfDocument } from '../../site/paths.ts'
import { rehypeChecklists, remarkChecklists } from './checklist/checklist-plugin.ts'
import { createContentsEntry, listHeadings } from './contents/list-headings.ts'
import { parseFrontMatter } from './contract/front-matter.ts'
import { assertDocumentReadable } from './contract/limits.ts'
import { addHeadingAnchors, keepHeadingsInReaderViews } from './copying/heading-anchors.ts'
import { inferFrontMatter } from './infer-front-matter.ts'
import { fillDocumentPlaceholders, fillPlaceholders } from './placeholders.ts'
import { rehypeActionButtons, remarkActionButtons } from './plugins/action-buttons.ts'
import { rehypeCallouts, remarkCallouts } from './plugins/callouts.ts'
import { addCopyButtons } from './plugins/code-blocks.ts'
import { h, textNode } from './plugins/elements.ts'
import { remarkHeadingIds } from './plugins/heading-ids.ts'
import { frameLabelledParagraphs } from './plugins/labels.ts'
import { sanitizeLinks } from './plugins/links.ts'
import { extractHeading, extractLead } from './plugins/page-parts.ts'
import { rehypePictures } from './plugins/pictures.ts'
import { markSwedishWords } from './plugins/swedish-words.ts'
import { wrapTables } from './plugins/tables.ts'
import { addPresetChooser } from './preset-chooser/preset-chooser-plugin.ts'
import type { RenderedDocument } from './rendered-document.ts'
import { sanitizeSchema } from './sanitize-schema.ts'
import { createMarkdownParser } from './site-markdown.ts'
import { linkGlossary } from './terms/glossary-links.ts'
import { hashText } from './update/document-text.ts'

/** Documents in which glossary terms are not linked, since they use these words in a technical or legal sense. */
const WITHOUT_GLOSSARY_LINKS: readonly (string | null)[] = [documentOf(pages.api), PRIVACY_POLICY_DOCUMENT]

/** Creates the pipeline of plugins that converts Markdown to safe HTML; their order matters. */
function createProcessor(name: string, language: Language) {
  const path = pathOfDocument(name)
  const linksGlossary = !WITHOUT_GLOSSARY_LINKS.includes(name)
  const words = messages[language].document
  const field = fieldMessages[language]
  return (
    createMarkdownParser()
      .use(remarkHeadingIds) // ## Heading {#id}
      .use(remarkCallouts) // > [!WARNING]
      .use(remarkChecklists) // - [ ] A task
      .use(remarkActionButtons) // <navigation-action-button>, the only allowed HTML
      .use(remarkRehype) // drops all other HTML
      .use(rehypeSanitize, sanitizeSchema) // allowlist; the trusted plugins below may add anything
      .use(markSwedishWords, { language }) // `lang` for screen readers
      .use(sanitizeLinks, { language }) // permitted schemes, language prefix; before the plugins that add links
      // checkboxes with labels; before the glossary, which does not link terms in labels
      .use(rehypeChecklists, { name, words: field.checklist, areQuestions: isQuestionDocument(name) })
      .use(linkGlossary, linksGlossary && { language, path }) // terms link to the manual
      .use(frameLabelledParagraphs) // **Check:** …
      .use(wrapTables, words) // row and column headers, keyboard scrolling
      .use(addPresetChooser, field.chooser) // three questions below the table of presets
      .use(addHeadingAnchors, words) // an anchor link at each heading
      .use(rehypeCallouts, words) // icon and label
      .use(addCopyButtons, words) // a button at each code block
      .use(rehypeActionButtons) // links styled as buttons
      // srcset and lightbox; after the plugins that read the text of headings
      .use(rehypePictures, { ...words, ...field.mode, language })
      .use(rehypeStringify)
  )
}

/**
 * Renders a document to the safe HTML of its page, at build time and in the browser. The first paragraph before the
 * first h2 is the lead.
 * @throws DocumentError for invalid front matter, or a text that exceeds the limits (contract/limits.ts).
 */
export function renderDocument(text: string, name: string, language: Language): RenderedDocument {
  assertDocumentReadable(text)
  const { data, body } = parseFrontMatter(text)
  const head = data ?? inferFrontMatter(body)
  const steps = createProcessor(name, language)
  const tree: Root = steps.runSync(steps.parse(fillDocumentPlaceholders(body, language)))
  const title = fillPlaceholders(head.title, language)
  const [heading = title, lead, headings] = [extractHeading(tree), extractLead(tree), listHeadings(tree)]
  keepHeadingsInReaderViews(tree)
  const write = (children: Root['children']) => joinRanges(steps.stringify({ type: 'root', children }))
  return {
    name,
    language,
    hash: hashText(text),
    title,
    heading,
    description: fillPlaceholders(head.description, language),
    lead: write(lead),
    body: write([...createReaderViewLead(lead), ...createCheckedNote(head.checked, language), ...tree.children]).trim(),
    headings,
    contents: write(headings.map(createContentsEntry)),
  }
}

/** A word joiner in “4–8” keeps a line from ending after the dash. */
function joinRanges(html: string): string {
  return html.replace(/(?<=\d)–(?=[A-Z]?\d)/g, '–\u2060')
}

/**
 * A hidden copy of the lead for reader views: Firefox's does not find it above the text, where the page shows it.
 */
function createReaderViewLead(lead: ElementContent[]): Element[] {
  return lead.length > 0
    ? [h('p', { className: ['prose__lead'] }, [textNode(hastText({ type: 'root', children: lead }))])]
    : []
}

/** A note with the date on which the legal rules in the document were last verified, if it has one. */
function createCheckedNote(day: string | undefined, language: Language): Element[] {
  if (!day) return []
  const written = new Date(day)
    .toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
    .replaceAll(' ', '\u00a0')
  return [
    h('p', { className: ['prose__checked'] }, [
      textNode(`${messages[language].document.checked} `),
      h('time', { dateTime: day }, [textNode(written)]),
    ]),
  ]
}
