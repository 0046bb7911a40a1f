import { homeMessages } from '../../../../generated/messages/home.ts'
import { dialogIds } from '../../../../site/dialogs.ts'
import { isSampleApp, resolveAppLink } from '../../../../site/external-links.ts'
import { site } from '../../../../site/facts.ts'
import { localPath, paths } from '../../../../site/paths.ts'
import { DialogButton } from '../../../components/DialogButton.tsx'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { Icon } from '../../../components/Icon.tsx'
import type { IconName } from '../../../components/icon-address.ts'
import { useLanguage, useMessageGroup, useMessages } from '../../../language/use-messages.ts'
import { DeferredSheets } from '../../../shell/head/DeferredSheets.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { SampleFiles } from './SampleFiles.tsx'
import './hero.css'

/** The hero: audience, benefit and calls to action, beside HowItWorks, in which a photograph becomes a map. */
export function HeroSection() {
  const m = useMessageGroup(homeMessages).hero
  const { callToAction } = useMessages()
  const language = useLanguage()
  const { minutes, workingDays } = site.demo
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <div className="hero__text theme-dark">
          <h1 id="hero-title">{m.title}</h1>
          <p className="hero__who">
            <b>{m.who}</b> {m.subtitle}
          </p>
          <p className="hero__proof">
            <b>{m.proof.figure}</b> {m.proof.text}{' '}
            <a href={localPath(`${paths.guides}#guide-evidence`, language)}>{m.proof.link}</a>
          </p>
          <div className="hero__go">
            <DialogButton className="button button--large button--primary" dialog={dialogIds.demo}>
              {callToAction.demo}
            </DialogButton>
            <DialogButton className="button button--large button--line" dialog={dialogIds.trial}>
              {callToAction.trial}
            </DialogButton>
          </div>
          <p className="hero__demo">
            {minutes > 0 && workingDays > 0 ? m.demo({ minutes, workingDays }) : m.demoWithoutTimes}
          </p>
          <ul className="apps" aria-label={m.downloads}>
            <App app="iosApp" icon="phone" label={m.ios.label} note={m.ios.note} />
            <App
              app="android"
              icon="down"
              label={m.android.label}
              note={m.android.note({ version: site.android.version, build: site.android.build })}
            />
          </ul>
        </div>
        <HowItWorks />
        <DeferredSheets />
      </section>
      <SampleFiles />
    </>
  )
}

type AppProps = { app: 'iosApp' | 'android'; icon: IconName; label: string; note: string }

/** A download link of an app; without an address, a link to the instructions in the manual. */
function App({ app, icon, label, note }: AppProps) {
  const { getApp } = useMessageGroup(homeMessages).hero
  const to = resolveAppLink(app, useLanguage())
  if (!to) return null
  return (
    <li>
      <ExternalLink className="button button--line app" to={to}>
        <Icon name={icon} />
        <span>
          <b>{label}</b>
          <small className="tabular">{isSampleApp(app) ? getApp : note}</small>
        </span>
      </ExternalLink>
    </li>
  )
}
