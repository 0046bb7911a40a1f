import { expect, open, test, messages } from './site.ts'
for (let i=0;i<4;i++) test('dbg'+i, async ({ page }) => {
  const m = messages.sv
  await open(page, '/', 'sv')
  await page.evaluate(() => { addEventListener('focusin', (e) => console.log('focusin', location.pathname, (e.target as Element).outerHTML.slice(0, 90), (e.target as Element).isConnected)); addEventListener('focusout', (e) => console.log('focusout', (e.target as Element).outerHTML.slice(0, 60), (e.target as Element).isConnected)) })
  const log: string[] = []
  page.on('console', (x) => log.push(x.text()))
  const footer = page.getByRole('contentinfo')
  try {
  for (const name of [m.navigation.guides, m.navigation.manual, m.navigation.api, m.navigation.faq]) {
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  } } catch (e) { console.log(log.join('\n')); throw e }
})
