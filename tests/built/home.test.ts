import { describe, expect, test } from 'vitest'
import { homeMessages } from '../../generated/messages/home.ts'
import { messages } from '../../generated/messages/interface.ts'
import { customers } from '../../site/customers.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { isSampleAddress, phoneHref, site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { quotesAbout } from '../../site/quotes.ts'
import { inLanguages } from '../support/in-languages.ts'
import { fetchPage, fetchResponse, findRegion, readAttributes, readElementText } from './read-site.ts'

/* The content of the home page, as the specification requires it. */

const anchors = [
  ...['damage-inventory', 'bark-beetle', 'windthrow', 'fire', 'forest-management', 'planning-drone-praxis'],
  ...['timber-purchases', 'forest-owner-relations', 'wildlife'],
]

/** The claims of each language; \s also matches no-break spaces. */
const claims = inLanguages({
  en: [
    /500,000\s+hectares/,
    /over\s+20,000\s*Rapid Orthophotos/,
    /10–15\s+s/,
    /15\s+min/,
    /100\sha on foot or 1,500\sha by drone/,
  ],
  sv: [
    /500\s000\s+inventerade hektar/,
    /över\s+30\s000\s+Rapid Orthophotos/,
    /10–15\s+s/,
    /15\s+min/,
    /upp till 20 gånger snabbare/i,
  ],
})

describe.each(languages)('in %s', (language) => {
  const home = homeMessages[language]
  const m = messages[language]
  const readHome = async () => (await fetchPage(localPath('/', language))).document

  test('the hero offers demo before trial, one figure with its basis, and the two downloads', async () => {
    const page = await readHome()
    expect(readElementText(page.querySelector('h1'))).toBe(home.hero.title)
    const hero = page.querySelector('.hero') as Element
    expect(readElementText(hero)).toContain(home.hero.subtitle)
    const buttons = [...hero.querySelectorAll('.button--large')].map((button) => button.getAttribute('commandfor'))
    expect(buttons).toEqual([dialogIds.demo, dialogIds.trial])
    const basis = findLink(hero, home.hero.proof.link).getAttribute('href') ?? ''
    const [path = '', id = ''] = basis.split('#')
    expect((await fetchPage(path)).document.getElementById(id)).toBeTruthy()
    expectLinkTo(hero, home.hero.ios.label, site.iosApp)
    expect(readElementText(expectLinkTo(hero, home.hero.android.label, site.android.href))).toContain('5.1 (5.1.403)')
  })

  test('all customers are shown with one logo each', async () => {
    const page = await readHome()
    const entries = [...findRegion(page, home.customers.title).querySelectorAll('li')]
    expect(entries.length).toBe(customers.length)
    for (const entry of entries) expect(entry.querySelectorAll('svg, img').length).toBe(1)
  })

  test('the nine anchors are in the specified order', async () => {
    const found = [...(await readHome()).querySelectorAll('[id]')].map(({ id }) => id)
    expect(found.filter((id) => anchors.includes(id))).toEqual(anchors)
  })

  test.each([
    { id: 'timber-purchases', name: 'timber' },
    { id: 'forest-management', name: 'management' },
    { id: 'damage-inventory', name: 'damage' },
    { id: 'forest-owner-relations', name: 'owners' },
  ] as const)('$name has its sections and quotes', async ({ id, name }) => {
    const section = (await readHome()).getElementById(id) as Element
    const { title, sections } = home[name]
    expect(readElementText(section.querySelector('h2'))).toBe(title)
    expect([4, 5]).toContain(sections.length)
    const heads = [...section.querySelectorAll('h3')].map(readElementText)
    for (const each of sections) expect(heads).toContain(each.title)
    const quotes = quotesAbout(name)
    expect(quotes.length).toBeGreaterThan(0)
    for (const { text, name: by, company } of quotes) {
      expect(readElementText(section)).toContain(text[language])
      expect(readElementText(section)).toContain(
        [by, ...(company ? [company] : [])].map((each) => each[language]).join(', '),
      )
    }
  })

  test('the “learn more” links lead to the use cases', async () => {
    const main = (await readHome()).querySelector('main') as Element
    for (const name of ['planning', 'barkBeetle', 'windthrow', 'fire', 'wildlife'] as const)
      expect(findLink(main, home.learnMore[name]).getAttribute('href')).toBe(localPath(paths[name], language))
  })

  test('the footer has newsletter, credit, follow, e-mail, phone and privacy', async () => {
    const footer = (await readHome()).querySelector('footer') as Element
    expect(findLink(footer, m.callToAction.newsletter).getAttribute('commandfor')).toBe(dialogIds.newsletter)
    expect(findLink(footer, m.footer.privacy).localName).toBe('a')
    expectLinkTo(footer, m.footer.credit({ name: site.developer.name }), site.developer.href)
    expectLinkTo(footer, m.footer.follow({ name: site.network.name }), site.network.href)
    expectLinkTo(footer, m.footer.pressRelease, site.pressRelease)
    expectLinkTo(footer, site.email, `mailto:${site.email}`)
    expectLinkTo(footer, site.phone, `tel:${phoneHref}`)
  })

  test('the claims are those of the language, and not of the other', async () => {
    const words = (await readHome()).querySelector('main')?.textContent ?? ''
    for (const claim of claims[language]) expect(words).toMatch(claim)
    expect(words).not.toMatch(language === 'en' ? /30,000|20 times/ : /20\s000|1\s500/)
  })

  test('the strip has its four steps, and its sample files can be downloaded', async () => {
    const page = await readHome()
    const { fly, picture, mark, handOver, files, alt } = home.how
    const steps = [fly, picture, mark, handOver]
    const section = page.getElementById('how-it-works') as Element
    expect([...section.querySelectorAll('ol h3')].map(readElementText)).toEqual(steps.map(({ title }) => title))
    expect([...section.querySelectorAll('img')].map((image) => image.getAttribute('alt'))).toEqual([alt])
    const samples = page.getElementById('samples') as Element
    expect(readElementText(samples)).toContain(files.text)
    const links = [...samples.querySelectorAll('a')]
    expect(links).toHaveLength(4)
    expect(links[0]?.getAttribute('download')).toBe(`windthrow_${language}.gpkg`)
    const addresses = readAttributes([...links, section.querySelector('use') as Element], 'href')
    for (const address of addresses) expect((await fetchResponse(address)).status, address).toBe(200)
  })

  test('the first picture is preloaded in the head, with the srcset that the page uses', async () => {
    const page = await readHome()
    const wanted = [...page.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
      link.getAttribute('imagesrcset'),
    )
    const shown = [...page.querySelectorAll('#how-it-works source')].map((source) => source.getAttribute('srcset'))
    expect(shown).toHaveLength(2)
    expect(wanted.toSorted()).toEqual(shown.toSorted())
  })

  test('the time for a hectare leads to the calculator', async () => {
    const figures = (await readHome()).getElementById('flight-time') as Element
    const address = findLink(figures, home.figures.captureSpeed).getAttribute('href')
    expect(address).toBe(localPath(`${paths.planning}#flight-time`, language))
    expect((await fetchPage(localPath(paths.planning, language))).document.getElementById('flight-time')).toBeTruthy()
  })
})

/** The link or button in a part of the page that has this text or label. */
function findLink(part: Element, name: string): Element {
  const found = [...part.querySelectorAll('a, button')].find(
    (each) => readElementText(each).includes(name) || each.getAttribute('aria-label') === name,
  )
  if (!found) throw new Error(`Nothing to press is called “${name}”.`)
  return found
}

/**
 * Expects a link to an address; for a sample address, a button that opens the dialog about links that are not set yet.
 */
function expectLinkTo(part: Element, name: string, address: string): Element {
  const link = findLink(part, name)
  const isSample = isSampleAddress(address)
  expect(link.getAttribute(isSample ? 'commandfor' : 'href'), name).toBe(isSample ? dialogIds.unset : address)
  return link
}
