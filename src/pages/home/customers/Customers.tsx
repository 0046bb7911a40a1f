import { customers } from '../../../../content/customers.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** The strip of customer logos (specification §2); stand-ins say that they are examples. */
export function Customers() {
  const m = useWords(homeMessages).customers
  const language = useLanguage()
  const hasSamples = customers.some((customer) => customer.sample)
  return (
    <section className="customers" aria-label={m.title}>
      <div className="wrap customers__in">
        <p>
          {m.title} {hasSamples && <span className="sample">{m.sample}</span>}
        </p>
        <ul>
          {customers.map((customer) => (
            <li key={customer.name.en} className={`wm wm--${customer.mark}`}>
              {customer.logo ? (
                <img src={`/logos/${customer.logo}`} alt={customer.name[language]} height={32} loading="lazy" />
              ) : (
                <>
                  <Mark shape={customer.mark} />
                  {customer.name[language]}
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The drawn sign in front of a stand-in's name; the fourth is a name alone. */
function Mark({ shape }: { shape: number }) {
  const drawing = DRAWINGS[shape]
  return drawing ? (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <path d={drawing} />
    </svg>
  ) : null
}

const DRAWINGS: Record<number, string> = {
  1: 'M13 2 23 24H3z',
  2: 'M9 5a8 8 0 1 0 0 16A8 8 0 0 0 9 5zm7 .4a8 8 0 0 1 0 15.2 10 10 0 0 0 0-15.2z',
  3: 'M2 4h22v5H2zM2 11h22v5H2zM2 18h22v5H2z',
  5: 'M13 2c6 4 9 8 9 13a9 9 0 0 1-18 0C4 10 7 6 13 2z',
  6: 'M3 3h9v9H3zM14 3h9v20h-9zM3 14h9v9H3z',
}
