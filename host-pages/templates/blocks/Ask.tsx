import { Art } from '../../art/Art';
import { HEROES } from '../../art/heroes';
import { QuoteFormPlaceholder } from '../../prerender/forms';
import { SITE } from '../../site';
import { telHref } from '../layout/Footer';

/** The quote form with its picture, at the bottom of a page (requirements 2.11). */
export const Ask = () => (
  <section id="formdata" className="ask" aria-labelledby="formdata-title">
    <div className="pitch g-indigo">
      <div>
        <h2 id="formdata-title">Get A Quote</h2>
        <p className="lead">Fill in your details and our team will contact you.</p>
        {SITE.phone && (
          <p>
            You can also call us at{' '}
            <a className="target" href={telHref(SITE.phone)}>
              {SITE.phone}
            </a>
          </p>
        )}
      </div>
      <Art picture={HEROES.ask} />
    </div>
    <div className="form g-white">
      <QuoteFormPlaceholder />
    </div>
  </section>
);
