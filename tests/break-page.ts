import type { Page } from '@playwright/test'

const SIGN_UP = '**/static/js/SignUpForm.*.chunk.js'

/** A form that throws as soon as it is rendered. */
export async function breakForm(page: Page): Promise<void> {
  await page.route(SIGN_UP, async (route) => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace(/\w+ as default/, 'Broken as default')
    await route.fulfill({ response: answer, body: `${code};function Broken(){throw new Error('broken')}` })
  })
}

/** What a translator does with every text and the page's language, and a keeper of passwords with every field. */
export function simulateTranslator(): void {
  document.documentElement.lang = document.documentElement.lang === 'sv' ? 'en' : 'sv'
  const texts = document.createTreeWalker(document.getElementById('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    text.parentNode?.replaceChild(font, text)
    font.append(text)
  }
  for (const field of document.querySelectorAll('input[type="email"]')) {
    field.insertAdjacentHTML('afterend', '<button type="button" data-extension>Fill in</button>')
  }
}

declare global {
  interface Window {
    /** Whether what `breakWhenAsked` has prepared throws when it is rendered. */
    isBroken?: boolean
  }
}

/** Islands that throw as soon as they are rendered after `window.isBroken` was set. */
export async function breakWhenAsked(page: Page): Promise<void> {
  await page.route(/\/static\/js\/(SignUpForm|Search|FlightTimeCalculator|GlossaryList)\./, async (route) => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace(/export\{(\w+) as \w+/, (whole, name: string) => {
      const broken = `function Broken(props){if(window.isBroken)throw new Error('broken');return ${name}(props)}`
      return `${broken};${whole.replace(name, 'Broken')}`
    })
    await route.fulfill({ response: answer, body: code })
  })
}
