import { homeMessages } from '../../../../generated/messages/home.ts'
import { customers } from '../../../../site/customers.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import './customers.css'

/** The row of customer logos; renders nothing while there are no customers. */
export function CustomersSection() {
  const m = useMessageGroup(homeMessages).customers
  const language = useLanguage()
  if (customers.length === 0) return null
  return (
    <section className="customers" aria-label={m.title}>
      <div className="wrap customers__inner">
        <p>{m.title}</p>
        <ul>
          {customers.map((customer) => (
            <li key={customer.name.en} className={`wordmark wordmark--${customer.mark}`}>
              {customer.logo ? (
                <img src={customer.logo} alt={customer.name[language]} height={32} loading="lazy" />
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
