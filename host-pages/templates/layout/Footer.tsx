import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { telHref } from '../../../widgets/contract/tel-href';
import { MailAddress } from '../../../widgets/shared/html/MailAddress';
import { chatLink } from '../../prerender/page-texts';
import { PAYMENT_ID } from '../../records/about';
import { addressOf } from '../../records/addresses';
import { HELP_PAGES } from '../../records/help-pages';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../../records/lines';
import type { ProductRecord } from '../../records/product';
import { SITE } from '../../site';
import { Licence } from '../blocks/Licence';
import { ActionBar } from './ActionBar';
import { ContactMap } from './ContactMap';
import { copyright } from './copyright';
import { HomeLink } from './HomeLink';
import { Icon, type IconName } from './Icon';

const ABOUT = [
  ['About Us', '/about-us'],
  ['Careers', '/careers'],
  ['Media', '/media'],
  ['Terms of Service', '/terms-of-services'],
  ['Company Policies', '/company-policies'],
  ['For Partners', '/embed'],
] as const;

export const SOCIAL: readonly (readonly [keyof typeof SITE.social, string])[] = [
  ['messaging', 'WhatsApp'],
  ['network', 'LinkedIn'],
  ['photos', 'Instagram'],
];

/**
 * Renders a menu that opens on hover, on tap, or with Enter. Uses a `<details>` element, so it needs no JavaScript.
 * Without records it renders nothing.
 */
const HoverMenu = ({ title, records }: { title: string; records: readonly ProductRecord[] }) =>
  records.length > 0 && (
    <li>
      <details className="foot-menu" name="foot-menu">
        <summary className="arrow">{title}</summary>
        <ul>
          {records.map((record) => (
            <li key={record.slug}>
              <a href={addressOf(record)}>{record.name}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );

export const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="foot-title">{title}</h2>
    <ul>{children}</ul>
  </div>
);

type IconLinkProps = ComponentProps<'a'> & { readonly icon: IconName };

export const IconLink = ({ icon, children, ...link }: IconLinkProps) => (
  <li>
    <a {...link}>
      <Icon name={icon} />
      {children}
    </a>
  </li>
);

/** Renders the address of the corporate office. `lang` is the address's language, if it differs from the page's. */
export const OfficeAddress = ({ lang }: { readonly lang?: string }) => {
  const [{ title, address }] = SITE.offices;
  return (
    <address lang={lang}>
      {title}
      {address.map((line) => (
        // Separates the lines with `<br>`: with CSS blocks, screen readers in Chromium would join the last word of a
        // line with the first word of the next line.
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </address>
  );
};

type FooterProps = Parameters<typeof ActionBar>[0];

export function Footer({ path, product }: FooterProps) {
  return (
    <footer className="g-ink">
      {path === '/contact-us' && <ContactMap map={SITE.map} office={SITE.offices[0]} />}
      <div className="band">
        <div className="wrap foot">
          <div>
            <HomeLink />
            <p className="small">
              Registered insurance broker
              <br />
              <Licence {...SITE} />
              {SITE.category && (
                <>
                  <br />
                  {SITE.category}
                </>
              )}
            </p>
            <h2 className="foot-title">Reach Us At</h2>
            <OfficeAddress />
          </div>
          <Column title="About">
            {ABOUT.map(([name, path]) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            {SITE.howWeArePaid && (
              <li>
                <a href={`/about-us#${PAYMENT_ID}`}>How we are paid</a>
              </li>
            )}
          </Column>
          <Column title="Quick Links">
            <li>
              <a href="/services">Services</a>
            </li>
            <HoverMenu title="Corporate" records={CORPORATE_LINES.map(({ record }) => record)} />
            <HoverMenu title="Individual" records={INDIVIDUAL_LINES} />
            <li>
              <a href="/blog">Blog</a>
            </li>
            <li>
              <a href="/contact-us">Contact Us</a>
            </li>
          </Column>
          {HELP_PAGES.length > 0 && (
            <Column title="Help">
              {HELP_PAGES.map(([name, path]) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </Column>
          )}
          <Column title="Contact Us">
            <IconLink href={`mailto:${SITE.mail}`} icon="mail">
              <span>
                <MailAddress mail={SITE.mail} />
              </span>
            </IconLink>
            {SITE.phone && (
              <IconLink href={telHref(SITE.phone)} icon="phone">
                {SITE.phone}
              </IconLink>
            )}
            {SOCIAL.map(
              ([icon, name]) =>
                SITE.social[icon] && (
                  <IconLink
                    key={icon}
                    {...(icon === 'messaging' ? chatLink(path, product) : { href: SITE.social[icon] })}
                    icon={icon}
                  >
                    {name}
                  </IconLink>
                ),
            )}
          </Column>
          <div className="foot-end small">
            <p>
              Insurance is the subject matter of solicitation. Cover always depends on the policy wording.
            </p>
            <p>
              A complaint? Tell us first. If it is not settled, you can register it on the insurance
              regulator’s portal, <a href={SITE.grievance.url}>{SITE.grievance.name}</a>.
            </p>
            <p>{copyright()}</p>
          </div>
        </div>
      </div>
      {/* The visitors of /embed are partners, not customers, so they get no bar of actions. */}
      {path !== '/embed' && <ActionBar path={path} product={product} />}
    </footer>
  );
}
