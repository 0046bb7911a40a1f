import { signUpKinds } from '../../../content/site.ts'
import { Tabs } from '../../components/Tabs.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { SignUpIsland } from '../../sign-up/SignUpIsland.tsx'
import { SitePicture } from '../home/SitePicture.tsx'

/** Newsletter, demo and trial in three tabs; the hash of the address selects one (specification §2). */
export function SignUpPage() {
  const m = useMessages().signUp
  return (
    <div className="su">
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
        <SitePicture name="young-forest" sizes="50vw" className="su__picture" />
      </section>
      <section className="su__main" aria-label={m.tabs}>
        <Tabs
          label={m.tabs}
          tabs={signUpKinds.map((kind) => ({
            id: kind,
            label: m[kind].tab,
            panel: (
              <>
                <h2>{m[kind].title}</h2>
                <p>{m[kind].text}</p>
                <SignUpIsland kind={kind} id={`page-${kind}`} />
              </>
            ),
          }))}
        />
      </section>
    </div>
  )
}
