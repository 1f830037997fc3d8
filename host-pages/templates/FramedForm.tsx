import { FramedQuoteForm } from '../prerender/forms';
import { SITE } from '../site';
import { Logo } from './layout/Logo';

/** A page with only the quote form: in a frame on a partner's page, or opened from a link, where it has a header. */
export const FramedForm = () => (
  <>
    <header className="alone">
      <a className="alone-home" href="/" target="_self">
        <Logo />
        {SITE.name}
      </a>{' '}
      {SITE.phone && <a href={`tel:${SITE.phone.replace(/ /g, '')}`}>Call {SITE.phone}</a>}
    </header>
    <main>
      <h1>{SITE.name}</h1>
      <FramedQuoteForm />
    </main>
  </>
);
