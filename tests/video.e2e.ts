import { localPath } from '../content/paths.ts'
import { site } from '../content/site.ts'
import { expect, homeMessages, inBothLanguages, open, still, test } from './site.ts'

test.use(still)

const host = new URL(site.video.embed).host

inBothLanguages((language) => {
  const { film } = homeMessages[language]

  test('the film is asked for when the visitor presses play, and not before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await page.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }))
    await open(page, '/', language)
    const play = page.getByRole('link', { name: film.play })
    await play.scrollIntoViewIfNeeded()
    await play.hover()
    expect(asked).not.toContain(host)
    await expect(page.locator('iframe')).toHaveCount(0)
    await play.click()
    await expect(page.frameLocator(`iframe[title="${film.title}"]`).getByText('Film')).toBeVisible()
    await expect(page).toHaveURL(localPath('/', language))
  })

  test('plays by keyboard', async ({ page }) => {
    await page.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }))
    await open(page, '/', language)
    await page.getByRole('link', { name: film.play }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(`iframe[title="${film.title}"]`)).toBeFocused()
  })
})
