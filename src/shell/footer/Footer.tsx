import { dialogIds } from '../../../site/dialogs.ts'
import { resolveExternalLink } from '../../../site/external-links.ts'
import { phoneHref, site } from '../../../site/facts.ts'
import { type NavigationLink, resourceMenu } from '../../../site/navigation.ts'
import { pages } from '../../../site/pages.ts'
import { allPages, localPath, paths } from '../../../site/paths.ts'
import { DialogButton } from '../../components/DialogButton.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { isOfflineSavingEnabled } from '../../saving/is-enabled.ts'
import { PolicyLink } from '../../sign-up/PolicyLink.tsx'
import { Brand } from '../Brand.tsx'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import './footer.css?deferred'

/**
 * Links to documents and to pages that are in no menu, except the FAQ and accessibility, which are elsewhere in the
 * footer.
 */
const learn: readonly NavigationLink[] = [
  ...resourceMenu.filter(({ path }) => path !== paths.faq),
  ...allPages.filter(({ path, isOutsideMenu }) => isOutsideMenu && path !== paths.accessibility),
]

/** The footer: newsletter, links, contact and support, social links, privacy policy and copyright. */
export function Footer() {
  const m = useMessages()
  const language = useLanguage()
  const link = ({ path, label }: NavigationLink) => (
    <li key={path}>
      <a href={localPath(path, language)}>{label[language]}</a>
    </li>
  )
  return (
    <footer className="footer theme-dark">
      <div className="frame" aria-hidden="true" />
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__news">
            <h2>{m.footer.newsletterTitle}</h2>
            <p>{m.footer.newsletterText}</p>
            <DialogButton className="button button--line" dialog={dialogIds.newsletter}>
              {m.callToAction.newsletter}
            </DialogButton>
          </div>
          <div className="footer__columns">
            <div>
              <h3>{m.footer.support}</h3>
              <p className="footer__note">{m.footer.supportText}</p>
              <ul>
                <li>
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </li>
                <li>
                  <a className="tabular" href={`tel:${phoneHref}`}>
                    {site.phone}
                  </a>
                </li>
                {link(pages.signUp)}
                {link(pages.faq)}
              </ul>
            </div>
            <div>
              <h3>{m.footer.learn}</h3>
              <ul>
                {learn.map(link)}
                {isOfflineSavingEnabled && (
                  <li>
                    <a href={localPath(`${paths.manual}#save`, language)}>{m.document.save}</a>
                  </li>
                )}
              </ul>
            </div>
            <div>
              <h3>{m.footer.company}</h3>
              <ul>
                {site.pressRelease && (
                  <li>
                    <ExternalLink to={resolveExternalLink(site.pressRelease)}>
                      {m.footer.pressRelease} <Icon name="out" small />
                    </ExternalLink>
                  </li>
                )}
                <li>
                  <PolicyLink>{m.footer.privacy}</PolicyLink>
                </li>
                {link(pages.accessibility)}
                {site.developer.href && (
                  <li>
                    <ExternalLink to={resolveExternalLink(site.developer.href)}>
                      {m.footer.credit({ name: site.developer.name })}
                    </ExternalLink>
                  </li>
                )}
              </ul>
              {site.network.href && (
                <ExternalLink
                  className="button button--line button--follow"
                  to={resolveExternalLink(site.network.href)}
                >
                  {m.footer.follow({ name: site.network.name })} <Icon name="out" small />
                </ExternalLink>
              )}
            </div>
          </div>
        </div>
        <div className="footer__end">
          <Brand />
          <p>{m.footer.illustrations}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
