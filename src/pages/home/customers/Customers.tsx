import { customers } from '../../../../content/customers.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** The strip of customer logos (specification §2); while one is a stand-in, the strip says so. */
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
                  <svg aria-hidden="true">
                    <use href={`/customer-marks.svg#mark-${customer.mark}`} />
                  </svg>
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
