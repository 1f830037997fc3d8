import { telHref } from '../../../widgets/contract/tel-href';
import { Art } from '../../art/Art';
import { HEROES } from '../../art/heroes';
import { QuoteFormPlaceholder } from '../../prerender/forms';
import { pageText } from '../../prerender/page-texts';
import { PRODUCT_NAMES } from '../../records/lines';
import { subjectOf } from '../../records/page-subject';
import { SITE } from '../../site';

type AskProps = {
  readonly path: string;
  /** Name of the product or category that the page is about. */
  readonly product?: string | undefined;
  /** The page's own language. Default: English. */
  readonly language?: string;
};

const SUGGESTIONS = 'product-names';

/**
 * Renders the quote form and a picture, at the bottom of a page (requirements 2.11). The form is prefilled with the
 * page's kind of insurance and product, if it has them.
 */
export const Ask = ({ path, product, language }: AskProps) => (
  <section id="formdata" className="ask" aria-labelledby="formdata-title">
    {/* Reading modes leave out the form. The class "supplemental" makes them also leave out the form's introduction. */}
    <div className="pitch g-indigo supplemental">
      <div>
        <h2 id="formdata-title" {...pageText('getAQuote', '', language)} />
        <p className="lead" {...pageText('details', product, language)} />
        {SITE.phone && (
          <p>
            <span {...pageText('youCanCall', '', language)} />{' '}
            <a className="target" href={telHref(SITE.phone)}>
              {SITE.phone}
            </a>
          </p>
        )}
      </div>
      <Art picture={HEROES.ask} />
    </div>
    <div className="form g-white">
      <QuoteFormPlaceholder {...subjectOf(path, product)} suggestions={SUGGESTIONS} language={language} />
      <datalist id={SUGGESTIONS}>
        {PRODUCT_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  </section>
);
