import { type ESTree, parseSync, Visitor } from 'vite'
import type { Finding } from './finding.ts'
import { lineAt } from './locate.ts'
import { excerpt } from './passage.ts'

/** Attributes that readers see or hear. */
const SPOKEN = /^(aria-?(label|description|valuetext)|alt|title|placeholder)$/i
/** Properties of elements that scripts write words into. */
const WRITTEN = /^(aria(Label|Description)|alt|title|placeholder|textContent|innerText)$/
/** Units and abbreviations in capitals are the same in both languages. */
const SAME_EVERYWHERE = /(?<!\p{L})(?:ha|m|km|\p{Lu}+)(?!\p{L})/gu
/** Tests, and what only they use. */
const OF_TESTS = /\.test\.tsx?$|\/test(ing|-[\w-]+)[./]/

/** Words for visitors that stand in the code instead of content/, where both languages have them. */
export function findLiterals(files: ReadonlyMap<string, string>): Finding[] {
  return [...files].flatMap(([file, source]) => {
    if (OF_TESTS.test(file)) return []
    const { program } = parseSync(file, source)
    return literalsOf(program)
      .filter(({ text }) => /\p{L}/u.test(text.replace(SAME_EVERYWHERE, '')))
      .map(({ text, start }) => ({
        file,
        line: lineAt(source, start + text.length - text.trimStart().length),
        what: `The words “${excerpt(text)}” stand in the code.`,
        todo: 'Put them into content/messages, in both languages, and read them from there.',
      }))
  })
}

type Literal = { text: string; start: number }

function literalsOf(program: ESTree.Program): Literal[] {
  const found: Literal[] = []
  new Visitor({
    JSXText: ({ value, start }) => {
      found.push({ text: value, start })
    },
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') found.push(...saidBy(child.expression))
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.test(name.name) || !value) return
      found.push(...saidBy(value.type === 'JSXExpressionContainer' ? value.expression : value))
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'MemberExpression' && !left.computed && WRITTEN.test(left.property.name)) {
        found.push(...saidBy(right))
      }
    },
    CallExpression: ({ callee, arguments: [name, value] }) => {
      const isSetAttribute =
        callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'setAttribute'
      if (isSetAttribute && name?.type === 'Literal' && SPOKEN.test(String(name.value)) && value) {
        found.push(...saidBy(value))
      }
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.push(...inHtml(value, start))
    },
    TemplateLiteral: ({ quasis, start }) => {
      found.push(...inHtml(quasis.map(quasiText).join(INSERTED), start))
    },
  }).visit(program)
  return found
}

/** The words that an expression may come to, as far as they are written out in it. */
function saidBy(node: ESTree.Node): Literal[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => ({ text: quasiText(quasi), start: quasi.start }))
    case 'ConditionalExpression':
      return [...saidBy(node.consequent), ...saidBy(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : saidBy(node.left)), ...saidBy(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...saidBy(node.left), ...saidBy(node.right)] : []
    default:
      return []
  }
}

function quasiText({ value }: ESTree.TemplateElement): string {
  return value.cooked ?? value.raw
}

/** Stands for what a template puts in: no letter, no part of HTML. */
const INSERTED = '\u0000'

const HTML = /<(a|b|p|h[1-6]|li|span|strong|div|section|main|header|body|title|button|label|input)[\s>]/

/** The words between the tags of HTML in a string, and those of its spoken attributes. */
function inHtml(text: string, start: number): Literal[] {
  if (!HTML.test(text)) return []
  const html = text.replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
  const between = [...html.matchAll(/>([^<>]*)(?=<)/g)].map(([, words = '']) => words)
  const attributes = [...html.matchAll(/\s([a-z-]+)="([^"]*)"/gi)].flatMap(([, name = '', value = '']) =>
    SPOKEN.test(name) ? [value] : [],
  )
  return [...between, ...attributes].map((words) => ({ text: words.replaceAll(INSERTED, '…').trim(), start }))
}
