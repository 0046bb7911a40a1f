import { homeMessages } from '../../../../generated/messages/home.ts'
import { dialogs } from '../../../../site/dialogs.ts'
import { site } from '../../../../site/facts.ts'
import { heroCompartments } from '../../../../site/hero-map.ts'
import { appOutward, isLeftOut } from '../../../../site/outward.ts'
import { alternativeText } from '../../../../site/pictures.ts'
import { DialogButton } from '../../../components/DialogButton.tsx'
import { Icon } from '../../../components/Icon.tsx'
import type { IconName } from '../../../components/icon-address.ts'
import { OutwardLink } from '../../../components/OutwardLink.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessages, useWords } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import { HeroMap } from './HeroMap.tsx'
import './hero.css'
import './flight.css'
import './hero-narrow.css'

/** For whom it is, trial and demo, and the two downloads, beside the map that a flight clears. */
export function HeroSection() {
  const m = useWords(homeMessages).hero
  const { callToAction } = useMessages()
  const language = useLanguage()
  const hectares = heroCompartments.reduce((sum, compartment) => sum + compartment.hectares, 0)
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero__inner">
        <div className="hero__text theme-dark">
          <h1 id="hero-title">{m.title}</h1>
          <p className="hero__who">{m.subtitle}</p>
          <div className="hero__go">
            <DialogButton className="button button--large button--primary" dialog={dialogs.trial}>
              {callToAction.trial}
            </DialogButton>
            <DialogButton className="button button--large button--line" dialog={dialogs.demo}>
              {callToAction.demo}
            </DialogButton>
          </div>
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
      </div>
      <div className="hero__map fill">
        <Picture
          name="flown"
          alt={alternativeText('planning', language)}
          sizes="(min-width: 1024px) 100vw, 178vw"
          narrow="flown-narrow"
          first
        />
        <div className="hero__scrim fill" />
        <HeroMap />
        <div className="hero__scale tabular">
          <div aria-hidden="true">
            <span>
              <b>0</b>
              <b>50</b>
              <b>100 m</b>
            </span>
            <i />
          </div>
          <p>{m.caption({ area: formatNumber(hectares, language, 1) })}</p>
        </div>
      </div>
    </section>
  )
}

type AppProps = { app: 'iosApp' | 'android'; icon: IconName; label: string; note: string }

/** An app to download, where the owner offers it; while its address is not given, the way to how one gets it. */
function App({ app, icon, label, note }: AppProps) {
  const { getApp } = useWords(homeMessages).hero
  const to = appOutward(app, useLanguage())
  if (!to) return null
  return (
    <li>
      <OutwardLink className="button button--line app" to={to}>
        <Icon name={icon} />
        <span>
          <b>{label}</b>
          <small className="tabular">{isLeftOut(app) ? getApp : note}</small>
        </span>
      </OutwardLink>
    </li>
  )
}
