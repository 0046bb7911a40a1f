import { describe, expect, test } from 'vitest'
import { messages } from '../../generated/messages/interface.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { isSampleAddress, site } from '../../site/facts.ts'
import { DocumentError } from './contract/document-error.ts'
import { renderDocument } from './render-document.ts'

const words = messages.en.document

function render(markdown: string, name = 'api', language: 'en' | 'sv' = 'en') {
  return renderDocument(`---\ntitle: Title\ndescription: What it is.\n---\n\n${markdown}`, name, language)
}

describe('a document', () => {
  test('takes title and description from its head, and its heading from the first line', () => {
    expect(render('# A longer heading\n\nLead.\n\n## One')).toMatchObject({
      name: 'api',
      language: 'en',
      title: 'Title',
      description: 'What it is.',
      heading: 'A longer heading',
    })
  })

  test('without a heading is headed by its title', () => {
    expect(render('## One').heading).toBe('Title')
  })

  test('with a broken head is an error', () => {
    expect(() => renderDocument('---\ntitle: A\n', 'api', 'en')).toThrow(DocumentError)
  })

  test('without a head takes title and description from its first heading and paragraph', () => {
    expect(renderDocument('# About *{product}*\n\nWhat it is.\n\n## One\n\nMore.', 'api', 'en')).toMatchObject({
      title: `About ${site.product}`,
      heading: `About ${site.product}`,
      description: 'What it is.',
      lead: 'What it is.',
    })
  })

  test('has another fingerprint after each change, and the same for the same text', () => {
    expect(render('# A\n\nOne').hash).toBe(render('# A\n\nOne').hash)
    expect(render('# A\n\nOne').hash).not.toBe(render('# A\n\nOnf').hash)
  })

  test('shows the facts of the site in its text, its links and its head', () => {
    const { title, body } = renderDocument(
      '---\ntitle: About {product}\ndescription: D\n---\n## A\n\n[{email}](mailto:{email})',
      'api',
      'en',
    )
    expect(title).toBe(`About ${site.product}`)
    expect(body).toContain(`<a href="mailto:${site.email}">${site.email}</a>`)
  })
})

test('says which words of an English text are Swedish', () => {
  const text = 'A tract (*trakt*), a *grön skogsbruksplan*, the *Suspected* ones.\n\n| A (*grot*) |\n|---|\n| B |'
  const marked = ({ body, lead }: ReturnType<typeof render>) =>
    [...(lead + body).matchAll(/<em lang="sv">([^<]*)</g)].map(([, words]) => words)
  expect(marked(render(text))).toEqual(['trakt', 'grön skogsbruksplan', 'grot'])
  expect(marked(render(text, 'api', 'sv'))).toEqual([])
})

test('ranges of figures stay in one line', () => {
  const { body } = render('# T\n\n4–8 GB in class K1–K2, Karin–Erik `4–8`')
  expect(body).toContain('4–\u20608 GB in class K1–\u2060K2, Karin–Erik')
})

describe('the lead', () => {
  test('is the paragraph before the first section, and stands in the body for reader views alone', () => {
    const { lead, body } = render('# T\n\nIn *short*.\n\n## One\n\nMore.')
    expect(lead).toBe('In <em>short</em>.')
    expect(body).toMatch(/^<p class="prose__lead">In short\.<\/p>\s*<h2/)
  })

  test('is followed by the day on which the rules were checked, in the words of the language', () => {
    const head = '---\ntitle: T\ndescription: D\nchecked: 2026-11-27\n---\n'
    const { body } = renderDocument(`${head}# T\n\n## Ett`, 'faq', 'sv')
    expect(body).toMatch(
      /^<p class="prose__checked">.* <time datetime="2026-11-27">27\u00a0november\u00a02026<\/time><\/p>/,
    )
  })

  test('is empty where a section follows the heading at once', () => {
    const { lead, body } = render('# T\n\n## One\n\nMore.')
    expect(lead).toBe('')
    expect(body).toContain('<p>More.</p>')
  })
})

describe('headings', () => {
  test('of the second and third level are listed in their order with their depth', () => {
    const { headings } = render('# T\n\n## One {#one}\n\n### Two {#two}\n\n## Three {#three}\n\n#### Four')
    expect(headings).toEqual([
      { id: 'one', text: 'One', depth: 2 },
      { id: 'two', text: 'Two', depth: 3 },
      { id: 'three', text: 'Three', depth: 2 },
    ])
  })

  test('without an id get one of their words, each its own', () => {
    const { headings } = render('# T\n\n## Före flygning\n\n## Före flygning')
    expect(headings.map(({ id }) => id)).toEqual(['fore-flygning', 'fore-flygning-2'])
  })

  test('do not take an id that stands further down', () => {
    const { headings } = render('# T\n\n## Apps\n\n## Other {#apps}')
    expect(new Set(headings.map(({ id }) => id)).size).toBe(2)
  })

  test('keep the words of markup inside them', () => {
    expect(render('# T\n\n## Files in `.gpkg` and *more* {#files}').headings[0]).toEqual({
      id: 'files',
      text: 'Files in .gpkg and more',
      depth: 2,
    })
  })

  test('end in a link to themselves that says what it copies', () => {
    const { body } = render('# T\n\n## One {#one}')
    expect(body).toContain(`href="#one" aria-label="${words.copyLink({ heading: 'One' })}"`)
    expect(body).toContain('<h2 id="one"')
  })
})

describe('links', () => {
  test.each([
    { name: 'stay in English', language: 'en', href: '/faq#apps' },
    { name: 'stay in Swedish', language: 'sv', href: '/sv/faq#apps' },
  ] as const)('inside the site $name', ({ language, href }) => {
    expect(render('## A\n\n[Apps](/faq#apps)', 'api', language).body).toContain(`<a href="${href}">`)
  })

  test('to files have no language', () => {
    expect(render('## A\n\n[Drawing](/figures/overlap_sv.svg)', 'api', 'sv').body).toContain(
      '"/figures/overlap_sv.svg"',
    )
  })

  test('out of the site do not hand over the window', () => {
    expect(render('## A\n\n[Law](https://www.example.org/law)').body).toContain('rel="noopener"')
  })

  test('to glossary terms are made in the manual and the guides, not in the API and the privacy policy', () => {
    const text = '## A\n\nOpen the map bundle.'
    for (const name of ['guides', 'advanced', 'fire']) expect(render(text, name).body).toContain('class="term"')
    for (const name of ['api', 'privacy_policy']) expect(render(text, name).body).not.toContain('class="term"')
  })
})

describe('call-outs', () => {
  test.each(['note', 'tip', 'warning'] as const)('of the kind %s carry their label', (kind) => {
    const { body } = render(`## A\n\n> [!${kind.toUpperCase()}]\n> Mind *this*.`)
    expect(body).toContain(`<section class="callout callout--${kind}" role="note">`)
    expect(body).toContain(`<b class="name">${words[kind]}</b>`)
    expect(body).toContain('Mind <em>this</em>.')
    expect(body).not.toContain('[!')
  })

  test('speak the language of the page', () => {
    expect(render('## A\n\n> [!TIP]\n> Så här.', 'api', 'sv').body).toContain(messages.sv.document.tip)
  })

  test('of an unknown kind stay quotations', () => {
    expect(render('## A\n\n> [!DANGER]\n> No.').body).toContain('<blockquote>')
  })
})

describe('a paragraph with a label', () => {
  test('is framed where the label is bold and ends with a colon', () => {
    expect(render('## One\n\n**Check:** is it dry?').body).toContain('<p class="sheet prose__legend"><strong>Check:')
  })

  test.each(['**Never** alone.', 'Then **check:** is it dry?', '- **Check:** is it dry?'])(
    'is not framed: %s',
    (text) => {
      expect(render(`## One\n\n${text}`).body).not.toContain('prose__legend')
    },
  )
})

describe('tables', () => {
  const { body } = render('## Sizes\n\n| Name | Height |\n|---|---:|\n| Spruce | 30 m |')

  test('can be scrolled by keyboard, under a name', () => {
    expect(body).toContain(`role="region" tabindex="0" aria-label="${words.table}: Sizes"`)
  })

  test('have heads for their columns and rows', () => {
    expect(body).toContain('<th scope="col">Name</th>')
    expect(body).toContain('<th scope="row">Spruce</th>')
    expect(body).toMatch(/<td[^>]*>30 m<\/td>/)
  })
})

describe('pictures', () => {
  test('on a line of their own become a figure with a caption that opens in full screen', () => {
    const { body } = render('## A\n\n![Rows of lanes.](/figures/overlap_en.svg "How lanes overlap")')
    expect(body).toContain('<figure')
    expect(body).toContain('<figcaption class="caption">How lanes overlap</figcaption>')
    expect(body).toContain(`aria-label="${words.openImage}: Rows of lanes."`)
    expect(body).toMatch(/<a [^>]*href="\/figures\/overlap_en\.svg"/)
    expect(body).toMatch(/<img [^>]*width="\d+" height="\d+"/)
  })

  test('of the build are offered in several widths and formats, and say what they are', () => {
    const { body } = render('## A\n\n![Spruces.](/pictures/bark-beetle.jpg)')
    expect(body).toMatch(
      /<source type="image\/avif" srcset="\/static\/pictures\/bark-beetle-480\.[0-9a-f]+\.avif 480w,/,
    )
    expect(body).toMatch(
      /<img src="\/static\/pictures\/bark-beetle-800\.[0-9a-f]+\.jpg" srcset="[^"]+" sizes="[^"]+" alt="Spruces\. Computer-generated picture\." width="2000"/,
    )
    expect(body).not.toContain('<figcaption')
  })

  test('with a forbidden address leave their words', () => {
    expect(render('## A\n\n![Spruces](data:image/png;base64,AA)').body).toContain('<span>Spruces</span>')
  })
})

describe('the navigation-action button', () => {
  const button = (href: string) =>
    `<navigation-action-button href="${href}" label="Open the code"></navigation-action-button>`

  test('is a link to an external address with its label, in a new tab', () => {
    const { body } = render(`## A\n\n${button('https://www.example.org/a?b=1&amp;c=2')}`)
    expect(body).toMatch(
      /<a href="https:\/\/www\.example\.org\/a\?b=1&#x26;c=2" rel="noopener" class="button button--line" target="_blank">Open the code/,
    )
  })

  test.each(['/faq', 'mailto:hello@example.org'])('stays in its tab when it leads to %s', (href) => {
    const { body } = render(`## A\n\n${button(href)}`)
    expect(body).toContain(`<a href="${href}" class="button button--line">Open the code</a>`)
  })

  test('takes its address from the site, and opens the dialog while that is a sample', () => {
    expect(isSampleAddress(site.apiRepository)).toBe(true)
    const { body } = render(`## A\n\nThe [code]({apiRepository}).\n\n${button('{apiRepository}')}`)
    expect(body).toMatch(
      new RegExp(
        `<button type="button" class="link" command="show-modal" commandfor="${dialogIds.unset}"[^>]*>code</button>`,
      ),
    )
    expect(body).toMatch(
      new RegExp(
        `<button type="button" class="button button--line" command="show-modal" commandfor="${dialogIds.unset}"`,
      ),
    )
    expect(body).not.toContain('repository')
  })

  test.each(['javascript:alert(1)', '//example.org', ''])('does nothing for “%s”', (href) => {
    const { body } = render(`## A\n\n${button(href)}`)
    expect(body).not.toContain('target="_blank"')
    expect(body).not.toMatch(/href="(?!#)/)
  })
})

describe('code', () => {
  test('in a block can be copied', () => {
    const { body } = render('## A\n\n```json\n{ "a": "<b>" }\n```')
    expect(body).toContain(`aria-label="${words.copyCode}"`)
    expect(body).toContain('<code class="language-json">{ "a": "&#x3C;b>" }')
  })

  test('in a line stays in the line', () => {
    expect(render('## A\n\nA `.gpkg` file.').body).toContain('<p>A <code translate="no">.gpkg</code> file.</p>')
  })
})

test('HTML in a document is dropped, its words stay out of the page', () => {
  const { body } = render('## A\n\n<div class="big">\n\nText.\n\n</div>\n\n<!-- note to ourselves -->')
  expect(body).toMatch(/<p>Text\.<\/p>$/)
  expect(body).not.toMatch(/div|ourselves/)
})
