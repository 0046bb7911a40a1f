import { localPath } from '../site/paths.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]

  test('an unknown address shows the not-found page with a link to the home page', { tag: '@core' }, async ({
    page,
  }) => {
    const response = await open(page, '/no/such/page', language)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.notFound.title)
    await expect(page.getByText(m.notFound.text)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(m.notFound.tab))
    await page.getByRole('link', { name: m.notFound.button }).click()
    await expect(page).toHaveURL(localPath('/', language))
  })
})

test('on a host with a single not-found page, a Swedish visitor is redirected at most once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'sv-SE', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const body = await (await page.request.get('/no-such-page')).text()
  await page.route(/no-such-page$/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }))
  const openedPaths: string[] = []
  page.on('framenavigated', (frame) => openedPaths.push(new URL(frame.url()).pathname))
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.notFound.title)
  expect(openedPaths.filter((pathname) => pathname.endsWith('/no-such-page')).length).toBeLessThanOrEqual(2)
  expect(page.url()).toMatch(/\/sv\/no-such-page$/)
  await context.close()
})
