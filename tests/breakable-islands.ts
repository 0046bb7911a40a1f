import type { Page } from '@playwright/test'

const SIGN_UP_CHUNK = '**/static/js/SignUpForm.*.chunk.js'

/** Intercepts the chunk of the sign-up form, so that its React component throws when it is rendered. */
export async function breakSignUpForm(page: Page): Promise<void> {
  await page.route(SIGN_UP_CHUNK, async (route) => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace(/\w+ as default/, 'Broken as default')
    await route.fulfill({ response: answer, body: `${code};function Broken(){throw new Error('broken')}` })
  })
}

/**
 * Runs in the page, and changes the DOM as browser extensions do before hydration: a translator wraps every text node in
 * a `font` element and switches the page's language, and a password manager inserts a button after every e-mail field.
 */
export function simulateTranslator(): void {
  document.documentElement.lang = document.documentElement.lang === 'sv' ? 'en' : 'sv'
  const texts = document.createTreeWalker(document.getElementById('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const textNodes: Node[] = []
  while (texts.nextNode()) textNodes.push(texts.currentNode)
  for (const text of textNodes) {
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
    /** Makes the islands that `makeIslandsBreakable` has intercepted throw at their next render. */
    shouldIslandsThrow?: boolean
  }
}

/** Intercepts the chunks of the islands, so that their components throw when rendered while `window.shouldIslandsThrow` is set. */
export async function makeIslandsBreakable(page: Page): Promise<void> {
  await page.route(/\/static\/js\/(SignUpForm|Search|FlightTimeCalculator|GlossaryList)\./, async (route) => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace(/export\{(\w+) as \w+/, (whole, name: string) => {
      const broken = `function Broken(props){if(window.shouldIslandsThrow)throw new Error('broken');return ${name}(props)}`
      return `${broken};${whole.replace(name, 'Broken')}`
    })
    await route.fulfill({ response: answer, body: code })
  })
}
