import { quoteLink } from '../../records/pages-with-form';
import { SITE } from '../../site';
import { Icon } from './Icon';
import { telHref } from './tel-href';

/** Says what a visitor can do next, at the bottom of phones and tablets. Hidden while a form is in view or used. */
export const ActionBar = ({ path }: { readonly path: string }) => (
  <nav className="actions g-ink" aria-label="Contact us">
    {SITE.phone && (
      <a href={telHref(SITE.phone)}>
        <Icon name="phone" />
        Call
      </a>
    )}{' '}
    {SITE.social.messaging && (
      <a href={SITE.social.messaging}>
        <Icon name="messaging" />
        WhatsApp
      </a>
    )}{' '}
    <a className="actions-quote" href={quoteLink(path)}>
      <span>Get A Quote</span>
    </a>
  </nav>
);
