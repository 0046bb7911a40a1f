import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldMessages } from '../../../generated/messages/field.ts'
import { languages } from '../../../site/languages.ts'
import { pages } from '../../../site/pages.ts'
import { documentOf } from '../../../site/paths.ts'
import { joinQuestions, MAX_QUESTION_LENGTH } from '../../sign-up/contract/question.ts'
import { renderDocument } from '../render-document.ts'

const words = fieldMessages.en.checklist

function body(markdown: string, name = 'guides'): string {
  return renderDocument(`---\ntitle: T\ndescription: D\n---\n\n# T\n\nLead.\n\n${markdown}`, name, 'en').body
}

test('a list of tasks becomes boxes with labels, named after its document and section', () => {
  const html = body('## Winter {#winter}\n\n- [ ] No ice\n- [ ] Plan *B*')
  expect(html).toContain('data-checklist="guides#winter"')
  expect(html.match(/<label><input type="checkbox"[^>]*><span>(.*?)<\/span><\/label>/g)).toHaveLength(2)
  expect(html).toContain('<span>Plan <em>B</em></span>')
  expect(html).toContain(words.ticked({ done: 0, all: 2 }))
})

test('a numbered list of tasks does so too, and no box comes ticked', () => {
  const html = body('## A {#a}\n\n1. [x] One\n2. [ ] Two')
  expect(html.match(/<input /g)).toHaveLength(2)
  expect(html).not.toMatch(/\bchecked\b/)
})

test('a list with other entries stays a list', () => {
  expect(body('## A {#a}\n\n- [ ] One\n- Two')).not.toContain('<input')
  expect(body('## A {#a}\n\n- One\n- Two')).not.toContain('<input')
})

test('terms are not linked in a label, where a press ticks', () => {
  const html = body('## A {#a}\n\n- [ ] Save the map bundle\n\nA map bundle.')
  expect(html.match(/class="term"/g)).toHaveLength(1)
})

test('in the document of questions a box sends its question with the form of the page', () => {
  const html = body(
    '## A {#a}\n\n- [ ] **Cost & terms?** It depends.\n- [ ] All of it?',
    documentOf(pages.beforeYouBuy) ?? '',
  )
  const boxes = [...html.matchAll(/<input[^>]* id="([^"]*)" form="question-form" name="question" value="([^"]*)"/g)]
  expect(boxes.map(([, id, value]) => [id, value])).toEqual([
    ['question-1', 'Cost &#x26; terms?'],
    ['question-2', 'All of it?'],
  ])
  expect(html).not.toContain('data-checklist')
  expect(body('## A {#a}\n\n- [ ] **One?** Two')).not.toContain('name="question"')
})

test.each(languages)(
  'all questions before a purchase fit into one request, with room for a few lines: %s',
  (language) => {
    const name = documentOf(pages.beforeYouBuy) ?? ''
    const text = readFileSync(new URL(`../../../content/documents/${name}_${language}.md`, import.meta.url), 'utf8')
    const questions = [...renderDocument(text, name, language).body.matchAll(/name="question" value="([^"]+)"/g)]
    expect(questions.length).toBeGreaterThan(30)
    expect(joinQuestions(questions.map(([, value = '']) => value)).length).toBeLessThan(MAX_QUESTION_LENGTH - 500)
  },
)
