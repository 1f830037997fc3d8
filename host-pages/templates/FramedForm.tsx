import { FramedQuoteForm } from '../prerender';
import { SITE } from '../site';

/** The quote form alone, for a frame on a partner's page. */
export const FramedForm = () => (
  <main>
    <h1>{SITE.name}</h1>
    <FramedQuoteForm />
  </main>
);
