import type { ExportedRecord } from './record.ts'

/** Column names, each with its value for a record. */
type Columns = readonly (readonly [name: string, read: (record: ExportedRecord) => string])[]

/** Fields without a column of their own, as JSON. */
const details = ({ email: _, state: _state, unsubscribe: _link, ...record }: ExportedRecord) => JSON.stringify(record)

/** The columns that each mailing service recognizes in an import file; see docs/sign-up.md. */
export const exportColumns: Readonly<Record<string, Columns>> = {
  mailchimp: [
    ['Email Address', ({ email }) => email],
    ['Language', ({ language }) => language],
    ['Tags', ({ kind, language }) => `${kind},${kind}-${language}`],
    ['Confirmed', ({ confirmed }) => confirmed.slice(0, 10)],
    ['Consent', ({ consentWording }) => consentWording.replaceAll('\n', ' ')],
    ['Consent Version', ({ consentVersion }) => consentVersion],
    ['Consent Time', ({ consentAt }) => consentAt],
    ['Question', ({ question }) => question],
  ],
  brevo: [
    ['EMAIL', ({ email }) => email],
    ['LANGUAGE', ({ language }) => language],
    ['OPT_IN', ({ consent }) => (consent === 'not given' ? 'No' : 'Yes')],
    ['CONFIRMED', ({ confirmed }) => confirmed.slice(0, 10)],
    ['CONSENT', ({ consentWording }) => consentWording.replaceAll('\n', ' ')],
    ['CONSENT_VERSION', ({ consentVersion }) => consentVersion],
    ['CONSENT_TIME', ({ consentAt }) => consentAt],
    ['QUESTION', ({ question }) => question],
  ],
  keila: [
    ['Email', ({ email }) => email],
    ['First name', () => ''],
    ['Last name', () => ''],
    ['Data', details],
  ],
  listmonk: [
    ['email', ({ email }) => email],
    ['name', () => ''],
    ['attributes', details],
  ],
}
