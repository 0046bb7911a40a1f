import type { Locator, Page } from '@playwright/test'
import { customers } from '../content/customers.ts'
import { dialogs } from '../content/dialogs.ts'
import { findingsMessages as findings } from '../content/messages/use-case.ts'
import { localPath, paths } from '../content/paths.ts'
import { quotesAbout } from '../content/quotes.ts'
import { isSampleAddress, phoneHref, site } from '../content/site.ts'
import { expect, homeMessages, inBothLanguages, inOneLanguage, messages, open, test } from './site.ts'
import { said } from './stand-ins/said.ts'

const anchors = [
  ...['damage-inventory', 'bark-beetle', 'windthrow', 'fire', 'forest-management', 'planning-drone-praxis'],
  ...['timber-purchases', 'forest-owner-relations', 'wildlife'],
]

inOneLanguage((language) => {
  const m = messages[language]
  const home = homeMessages[language]

  test('the hero offers trial and demo, and the two downloads', async ({ page }) => {
    await page.goto(localPath('/', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title)
    await expect(page.getByText(home.hero.subtitle)).toBeVisible()
    const hero = page.locator('.hero')
    for (const kind of ['trial', 'demo'] as const)
      await expect(hero.getByRole('button', { name: m.callToAction[kind] })).toHaveAttribute(
        'commandfor',
        dialogs[kind],
      )
    await leadsTo(page.getByRole('main'), home.hero.ios.label, site.iosApp)
    const android = await leadsTo(page.getByRole('main'), home.hero.android.label, site.android.href)
    await expect(android).toContainText('5.1 (5.1.403)')
  })

  test('the hero says of its compartments what the page about planning says', async ({ page }) => {
    await open(page, paths.planning, language)
    await page.getByText(findings[language].list).click()
    const rows = await page.getByRole('row').allTextContents()
    await open(page, '/', language)
    const map = page.getByRole('group', { name: home.hero.map })
    const compartments = await map.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
    expect(compartments).toHaveLength(6)
    for (const said of compartments) {
      const [name, size] = [/^\S+ \d+/.exec(said)?.[0] ?? '', /[\d.,]+(?= \w+$)/.exec(said)?.[0] ?? '']
      expect(rows.find((row) => row.startsWith(`${name}`) && !/\d/.test(row[name.length] ?? ''))).toContain(size)
    }
    // The longest label fills its plate, and the others fit.
    const shares: number[] = []
    for (const compartment of await map.getByRole('button').all()) {
      await compartment.focus()
      await expect(compartment).toHaveAttribute('aria-pressed', 'true')
      shares.push(await map.locator('.plate').evaluate(labelShare))
    }
    expect(Math.max(...shares)).toBeGreaterThan(0.75)
    expect(Math.max(...shares)).toBeLessThan(0.92)
  })

  test('the customers stand in a strip, and one label says which names are samples', async ({ page }) => {
    await page.goto(localPath('/', language))
    const strip = page.getByRole('region', { name: home.customers.title })
    await expect(strip.getByRole('listitem')).toHaveCount(customers.length)
    for (const item of await strip.getByRole('listitem').all()) await expect(item.locator('svg, img')).toHaveCount(1)
    await expect(page.getByText(home.customers.sample, { exact: true })).toHaveCount(1)
  })

  test('the nine anchors stand in their order, and each solution has sections and quotes', async ({ page }) => {
    await page.goto(localPath('/', language))
    const found = await page
      .locator(anchors.map((id) => `[id="${id}"]`).join())
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(found).toEqual(anchors)
    for (const { id, name, words } of [
      { id: 'timber-purchases', name: 'timber', words: home.timber },
      { id: 'forest-management', name: 'management', words: home.management },
      { id: 'damage-inventory', name: 'damage', words: home.damage },
      { id: 'forest-owner-relations', name: 'owners', words: home.owners },
    ] as const) {
      const section = page.locator(`#${id}`)
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(words.title)
      expect([4, 5]).toContain(words.sections.length)
      for (const { title } of words.sections) await expect(section.getByRole('heading', { name: title })).toBeVisible()
      for (const { text, name: by, company } of quotesAbout(name)) {
        await expect(section.getByText(text[language])).toBeAttached()
        await expect(section.getByText(`${by[language]}, ${company[language]}`)).toBeAttached()
      }
    }
  })

  test('the links to learn more lead to the use cases', async ({ page }) => {
    await open(page, '/', language)
    for (const { name, path } of [
      { name: home.learnMore.planning, path: paths.planning },
      { name: home.learnMore.barkBeetle, path: paths.barkBeetle },
      { name: home.learnMore.windthrow, path: paths.windthrow },
      { name: home.learnMore.fire, path: paths.fire },
      { name: home.learnMore.wildlife, path: paths.wildlife },
    ]) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', localPath(path, language))
    }
    await page.getByRole('link', { name: home.learnMore.fire }).click()
    await expect(page).toHaveURL(localPath(paths.fire, language))
  })

  test('the footer has newsletter, credit, follow, e-mail, phone and privacy', async ({ page }) => {
    await page.goto(localPath('/', language))
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('button', { name: m.callToAction.newsletter })).toBeVisible()
    await expect(footer.getByRole('link', { name: m.footer.privacy })).toBeVisible()
    for (const { name, href } of [
      { name: m.footer.credit(site.developer.name), href: site.developer.href },
      { name: m.footer.follow(site.network.name), href: site.network.href },
      { name: m.footer.pressRelease, href: site.pressRelease },
      { name: site.email, href: `mailto:${site.email}` },
      { name: site.phone, href: `tel:${phoneHref}` },
    ]) {
      await leadsTo(footer, name, href)
    }
  })
})

/** A link to an address; one that is not set yet is a button that opens the dialog. */
async function leadsTo(place: Locator, name: string, address: string): Promise<Locator> {
  const isSample = isSampleAddress(address)
  const link = place.getByRole(isSample ? 'button' : 'link', { name })
  await expect(link).toHaveAttribute(isSample ? 'commandfor' : 'href', isSample ? dialogs.unset : address)
  return link
}

/** The claims of the specification (§1), with any kind of space. */
const claims = said({
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

inBothLanguages((language) => {
  test('the claims are those of the language', async ({ page }) => {
    await page.goto(localPath('/', language))
    const words = (await page.getByRole('main').textContent()) ?? ''
    for (const claim of claims[language]) expect(words).toMatch(claim)
    expect(words).not.toMatch(language === 'en' ? /30,000|20 times/ : /20\s000|1\s500/)
  })
})

inBothLanguages((language) => {
  const { how } = homeMessages[language]

  test('the steps show what the use case has measured, and end in its files', async ({ page, request }) => {
    await page.goto(localPath('/', language))
    const section = page.locator('#how-it-works')
    await expect(section.locator('ol').getByRole('heading', { level: 3 })).toHaveText([
      how.fly.title,
      how.picture.title,
      how.mark.title,
      how.handOver.title,
    ])
    for (const { alt } of [how.fly, how.picture, how.mark, how.handOver])
      await expect(section.getByRole('img', { name: alt })).toBeVisible()
    const shapes = await section.locator('use').first().getAttribute('href')
    expect((await request.get(shapes ?? '')).ok()).toBe(true)
    const files = page.locator('#samples').getByRole('link')
    for (const file of await files.all())
      expect((await request.get((await file.getAttribute('href')) ?? '')).ok()).toBe(true)
    await expect(files.first()).toHaveAttribute('download', `windthrow_${language}.geojson`)
    await expect(page.locator('#samples')).toContainText(how.files.text)
  })

  test('the figures lead to the calculator, and to the answer about the quarter of an hour', async ({ page }) => {
    await page.goto(localPath('/', language))
    const figures = page.locator('#flight-time')
    const { captureSpeed } = homeMessages[language].figures
    await figures.getByRole('link', { name: captureSpeed }).click()
    await expect(page).toHaveURL(localPath(`${paths.planning}#flight-time`, language))
    await expect(page.locator('.calc')).toBeInViewport()
  })
})

test.describe('the flight over the picture', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** How much moves now: nothing, before the drone starts and after it has come to its end. */
  const moving = (page: Page) =>
    page.evaluate(() => document.querySelector('.hero')?.getAnimations({ subtree: true }).length)

  test('begins with the page, and also where the scripts never come', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => moving(page)).toBeGreaterThan(10)
  })

  test('flies one lane after the other, and is not on paper', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => moving(page)).toBeGreaterThan(10)
    const lanes = await page.evaluate(() => {
      for (const one of document.querySelector('.hero')?.getAnimations({ subtree: true }) ?? []) {
        one.pause()
        one.currentTime = Number(one.effect?.getComputedTiming().duration) / 2
      }
      return [...document.querySelectorAll('.hero__line i')].map((lane) => lane.getBoundingClientRect().width)
    })
    expect(lanes[0]).toBeGreaterThan(100)
    expect(lanes.at(-1)).toBeLessThan(1)
    await expect(page.locator('.hero__veil')).toBeVisible()
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    await expect(page.locator('.hero__veil')).toBeHidden()
  })
})

/** How much of a plate's width its label has. */
function labelShare(plate: Element): number {
  const label = plate.querySelector<SVGTextElement>('text:last-of-type')
  const ground = plate.querySelector('rect')
  if (!label || !ground) throw new Error('The plate lacks its parts.')
  return label.getComputedTextLength() / ground.width.baseVal.value
}
