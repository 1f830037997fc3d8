import { FramedQuoteForm } from '../prerender/forms';
import { SITE } from '../site';

/** A page with only the quote form, for a frame on a partner's page. */
export const FramedForm = () => (
  <main>
    <h1>{SITE.name}</h1>
    <FramedQuoteForm />
  </main>
);
