import { telHref } from '../../../widgets/contract/tel-href';
import { chatLink, pageLabel, pageText } from '../../prerender/page-texts';
import { quoteLink } from '../../records/pages-with-form';
import { SITE } from '../../site';
import { Icon } from './Icon';

type ActionBarProps = {
  readonly path: string;
  /** Name of the product or category that the page is about. */
  readonly product?: string | undefined;
  /** The page's own language. Default: English. */
  readonly language?: string;
  /** The name of WhatsApp in the page's language. */
  readonly whatsApp?: string;
};

/**
 * Renders the bar at the bottom of the window on phones and tablets, with links to call, chat, or get a quote. The bar
 * is hidden while a form is in view or in use.
 */
export const ActionBar = ({ path, product, language, whatsApp = 'WhatsApp' }: ActionBarProps) => (
  <nav className="actions g-ink" {...pageLabel('contactUs', language)}>
    {SITE.phone && (
      <a href={telHref(SITE.phone)}>
        <Icon name="phone" />
        <span {...pageText('call', '', language)} />
      </a>
    )}{' '}
    {SITE.social.messaging && (
      <a {...chatLink(path, product, language)}>
        <Icon name="messaging" />
        {whatsApp}
      </a>
    )}{' '}
    <a className="actions-quote" href={quoteLink(path)}>
      <span {...pageText('getAQuote', '', language)} />
    </a>
  </nav>
);
