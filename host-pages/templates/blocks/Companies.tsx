import type { Content } from '../../content/lists';
import { AssociatesPlaceholder } from '../../prerender/lists';

/** carousels.css hides the whole section if there are no companies. */
export const Companies = ({ companies }: { readonly companies: Content['associates'] }) => (
  <section className="wrap carousel-block companies" aria-labelledby="companies-title">
    <h2 id="companies-title">Associated companies</h2>
    <AssociatesPlaceholder companies={companies} />
  </section>
);
