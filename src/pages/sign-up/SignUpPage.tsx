import './page.css'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import { Tabs } from '../../components/Tabs.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { SignUpForm } from '../../sign-up/SignUpForm.tsx'

/** Newsletter, demo and trial in three tabs; the hash of the address selects one (specification §2). */
export function SignUpPage() {
  const m = useMessages().signUp
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  // The prerendered page knows no hash: the first rendering must be the same, the tab follows right after it.
  const fromHash = isLive ? signUpKinds.find((kind) => `#${kind}` === hash) : undefined
  const selected: SignUpKind = fromHash ?? 'newsletter'
  return (
    <div className="su" data-live={isLive || undefined}>
      <section className="su__side" aria-labelledby="sign-up-title">
        <div className="contours contours--tall" aria-hidden="true" />
        <h1 id="sign-up-title">{m.title}</h1>
        <p className="lead">{m.lead}</p>
        <dl>
          {signUpKinds.map((kind) => (
            <div key={kind}>
              <dt>{m[kind].tab}</dt>
              <dd>{m[kind].short}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="su__main" aria-label={m.tabs}>
        <Tabs
          label={m.tabs}
          selected={selected}
          onSelect={(id) => void navigate(`${pathname}#${id}`, { replace: true, preventScrollReset: true })}
          tabs={signUpKinds.map((kind) => ({
            id: kind,
            label: m[kind].tab,
            panel: (
              <>
                <h2>{m[kind].title}</h2>
                <p>{m[kind].text}</p>
                <SignUpForm kind={kind} id={`page-${kind}`} />
              </>
            ),
          }))}
        />
      </section>
    </div>
  )
}
