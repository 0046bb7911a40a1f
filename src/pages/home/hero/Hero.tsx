import { homeMessages } from '../../../../content/messages/home.ts'
import { outward } from '../../../../content/outward.ts'
import { localPath, paths } from '../../../../content/paths.ts'
import { site } from '../../../../content/site.ts'
import { pictureFiles } from '../../../../generated/pictures.ts'
import { Icon } from '../../../components/Icon.tsx'
import { OutwardLink } from '../../../components/OutwardLink.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Island } from '../../../islands/Island.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { HeroMap } from './HeroMap.tsx'

/** Title, subtitle and the two downloads beside the map that a flight clears (brand: the signature movement). */
export function Hero() {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero__in">
        <div className="hero__text">
          <h1 id="hero-title">{m.title}</h1>
          <p>{m.subtitle}</p>
          <p className="hero__first">
            <a href={localPath(`${paths.prerequisites}#get-an-account`, language)}>{m.account.link}</a> {m.account.rest}
          </p>
          <div className="stores">
            {site.iosApp && (
              <OutwardLink className="store store--ios" to={outward(site.iosApp)}>
                <Icon name="phone" />
                <span>
                  <b>{m.ios.label}</b>
                  <small>{m.ios.note}</small>
                </span>
              </OutwardLink>
            )}
            {site.android.href && (
              <OutwardLink className="store store--apk" to={outward(site.android.href)}>
                <Icon name="down" />
                <span>
                  <b>{m.android.label}</b>
                  <small className="num">{m.android.note(site.android.version, site.android.build)}</small>
                </span>
              </OutwardLink>
            )}
          </div>
          {site.android.href && <p className="stores__note">{m.androidNote}</p>}
        </div>
      </div>
      <div className="hero__map">
        <Picture
          name="flown"
          file={pictureFiles.flown}
          alt={pictureFiles.flown.alt[language]}
          sizes="(min-width: 1024px) 100vw, 178vw"
          narrow={{ name: 'flown-narrow', file: pictureFiles['flown-narrow'] }}
          first
        />
        <div className="hero__scrim" />
        <Island name="hero-map">
          <HeroMap />
        </Island>
        <div className="scale num" aria-hidden="true">
          <span>
            <b>0</b>
            <b>50</b>
            <b>100 m</b>
          </span>
          <i />
        </div>
      </div>
      <div className="hero__margin num" aria-hidden="true">
        <div className="coord">SWEREF 99 TM N 6 987 240 E 563 180</div>
      </div>
    </section>
  )
}
