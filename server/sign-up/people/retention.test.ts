import { expect, test } from 'vitest'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { RETENTION_DAYS } from './retention.ts'

test('mails and pages say how long an unconfirmed sign-up is kept', () => {
  for (const [language, unit] of [
    ['en', 'days'],
    ['sv', 'dagar'],
  ] as const) {
    const told = JSON.stringify(serviceMessages[language]).replaceAll('\u00a0', ' ')
    expect(told.split(`${RETENTION_DAYS} ${unit}`).length - 1).toBe(3)
  }
})
