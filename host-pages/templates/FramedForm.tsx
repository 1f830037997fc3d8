import { FORM_PAGE } from '../../widgets/contract/form-page';
import { telHref } from '../../widgets/contract/tel-href';
import { FramedQuoteForm } from '../prerender/forms';
import { chatLink, pageText } from '../prerender/page-texts';
import { SITE } from '../site';
import { Logo } from './layout/Logo';

/**
 * Renders the page with only the quote form, for a frame on a partner's page. If the page is opened from a link instead,
 * it also shows a header.
 */
export const FramedForm = () => (
  <>
    <header className="alone">
      <a className="alone-home" href="/" target="_self">
        <Logo />
        {SITE.name}
      </a>{' '}
      <div className="alone-ways">
        {SITE.phone && (
          <a href={telHref(SITE.phone)}>
            <span {...pageText('call')} /> {SITE.phone}
          </a>
        )}{' '}
        {SITE.social.messaging && <a {...chatLink(FORM_PAGE)}>WhatsApp</a>}
      </div>
    </header>
    <main>
      <h1>{SITE.name}</h1>
      <FramedQuoteForm />
    </main>
  </>
);
