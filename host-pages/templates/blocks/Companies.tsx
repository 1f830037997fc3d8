import { AssociatesPlaceholder } from '../../prerender';

/** carousels.css hides the whole section if there are no companies. */
export const Companies = () => (
  <section className="wrap carousel-block companies" aria-labelledby="companies-title">
    <h2 id="companies-title">Associated companies</h2>
    <AssociatesPlaceholder label="Associated companies" />
  </section>
);
