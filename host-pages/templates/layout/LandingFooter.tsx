import { LICENCE_PREFIX } from '../../../widgets/contract/licence-prefix';
import { telHref } from '../../../widgets/contract/tel-href';
import { MailAddress } from '../../../widgets/shared/html/MailAddress';
import { chatLink } from '../../prerender/page-texts';
import { licenceIn } from '../../prerender/translations';
import { ABOUT_PATHS, QUICK_PATHS } from '../../records/landing/landing';
import type { LandingPage } from '../../records/landing/landing-pages';
import { SITE } from '../../site';
import { ActionBar } from './ActionBar';
import { copyright } from './copyright';
import { Column, IconLink, OfficeAddress, SOCIAL } from './Footer';
import { HomeLink } from './HomeLink';

type LandingFooterProps = { readonly landing: LandingPage };

const dateIn = (language: string, date: string) =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

const LicenceLine = ({ landing: { language, frame } }: LandingFooterProps) => {
  const { licence, licenceUrl, licenceValidUntil } = SITE;
  const isPrefixed = licence.startsWith(LICENCE_PREFIX);
  const text = (
    <>
      {isPrefixed && licenceIn(language, LICENCE_PREFIX)}
      <span lang="en">{isPrefixed ? licence.slice(LICENCE_PREFIX.length) : licence}</span>
    </>
  );
  return (
    <>
      {licenceUrl ? (
        <a href={licenceUrl} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
      {licenceValidUntil && frame.validUntil(dateIn(language, licenceValidUntil))}
    </>
  );
};

/**
 * Renders the footer of a page in another language. The broker's own facts, such as the address, are not translated.
 */
export function LandingFooter({ landing }: LandingFooterProps) {
  const { path, language, frame, product } = landing;
  const links = (paths: typeof ABOUT_PATHS | typeof QUICK_PATHS) =>
    paths.map((to) => (
      <li key={to}>
        <a href={to} hrefLang="en">
          {frame.pages[to]}
        </a>
      </li>
    ));
  return (
    <footer className="g-ink">
      <div className="band">
        <div className="wrap foot">
          <div>
            <HomeLink lang="en" />
            <p className="small">
              {frame.registered}
              <br />
              <LicenceLine landing={landing} />
              {SITE.category && (
                <>
                  <br />
                  <span lang="en">{SITE.category}</span>
                </>
              )}
            </p>
            <h2 className="foot-title">{frame.reachUs}</h2>
            <OfficeAddress lang="en" />
          </div>
          <Column title={frame.about}>{links(ABOUT_PATHS)}</Column>
          <Column title={frame.quickLinks}>{links(QUICK_PATHS)}</Column>
          <Column title={frame.pages['/contact-us']}>
            <IconLink href={`mailto:${SITE.mail}`} icon="mail">
              <span lang="en">
                <MailAddress mail={SITE.mail} />
              </span>
            </IconLink>
            {SITE.phone && (
              <IconLink href={telHref(SITE.phone)} icon="phone">
                {SITE.phone}
              </IconLink>
            )}
            {SOCIAL.map(([icon, name]) => {
              if (!SITE.social[icon]) return null;
              return icon === 'messaging' ? (
                <IconLink key={icon} {...chatLink(path, product.name, language)} icon={icon}>
                  {frame.whatsApp}
                </IconLink>
              ) : (
                <IconLink key={icon} href={SITE.social[icon]} icon={icon} lang="en">
                  {name}
                </IconLink>
              );
            })}
          </Column>
          <div className="foot-end small">
            <p>{frame.inEnglish}</p>
            <p>
              {frame.solicitation} {frame.wording}
            </p>
            <p>
              {frame.complaint}{' '}
              <a href={SITE.grievance.url} lang="en">
                {SITE.grievance.name}
              </a>
            </p>
            <p lang="en">{copyright()}</p>
          </div>
        </div>
      </div>
      <ActionBar path={path} product={product.name} language={language} whatsApp={frame.whatsApp} />
    </footer>
  );
}
