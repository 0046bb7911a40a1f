import { describe, expect, test } from 'vitest'
import { messages } from '../../generated/messages/interface.ts'
import { phoneHref, site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { pages } from '../../site/pages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { signUpKinds } from '../../site/sign-up.ts'
import { fetchPage, findRegion, readAttributes, readElementText } from './read-site.ts'

describe.each(languages)('in %s', (language) => {
  const m = messages[language].signUp

  test('the page of the forms is the contact page, with the contacts of support', async () => {
    const { document } = await fetchPage(localPath(paths.signUp, language))
    expect(readElementText(document.querySelector('h1'))).toBe(pages.signUp.label[language])
    expect(document.title).toContain(pages.signUp.label[language])
    const support = findRegion(document, messages[language].footer.support)
    const links = support.querySelectorAll('a')
    expect(readAttributes(links, 'href')).toEqual([`mailto:${site.email}`, `tel:${phoneHref}`])
    expect([...links].map(readElementText)).toEqual([site.email, site.phone])
  })

  test.each(signUpKinds)(
    'the %s form has the fields of the mailing services, and is posted into a new tab',
    async (kind) => {
      const { document } = await fetchPage(localPath(paths.signUp, language))
      const form = document.querySelector(`#${kind} form`)
      const attributes = (selector: string, ...names: string[]) =>
        names.map((name) => form?.querySelector(selector)?.getAttribute(name) ?? null)
      expect(form?.getAttribute('action')).toBe(localPath(`/subscribe/${kind}`, language))
      expect(form?.getAttribute('method')).toBe('post')
      expect(form?.getAttribute('target')).toBe('_blank')
      expect(attributes('[name="EMAIL"]', 'type', 'required', 'autocomplete')).toEqual(['email', '', 'email'])
      const required = kind === 'newsletter' ? '' : null
      expect(attributes('[name="gdpr"]', 'type', 'value', 'required', 'checked')).toEqual([
        'checkbox',
        'Y',
        required,
        null,
      ])
      expect(attributes('[name="tags"]', 'type', 'value')).toEqual(['hidden', kind])
      expect(readElementText(form?.querySelector(`label[for="page-${kind}-consent"]`))).toBe(m[kind].consent)
      expect(readElementText(form?.querySelector('button[type="submit"]'))).toBe(m[kind].submit)
      for (const answer of ['error', 'success'])
        expect(attributes(`[data-response="${answer}"]`, 'hidden'), answer).toEqual([''])
    },
  )

  test('the honeypot field is hidden from keyboard and screen readers', async () => {
    const { document } = await fetchPage(localPath(paths.signUp, language))
    const fields = [...document.querySelectorAll('[name="b_website"]')]
    expect(fields.length).toBeGreaterThanOrEqual(signUpKinds.length)
    for (const field of fields) {
      expect(field.getAttribute('tabindex')).toBe('-1')
      expect(field.closest('[aria-hidden="true"]')).not.toBeNull()
    }
  })
})
