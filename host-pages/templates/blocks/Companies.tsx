import { AssociatesPlaceholder } from '../../prerender';

/** Goes as a whole where no companies come: carousels.css. */
export const Companies = () => (
  <section className="wrap carousel-block companies" aria-labelledby="companies-title">
    <h2 id="companies-title">Associated companies</h2>
    <AssociatesPlaceholder label="Associated companies" />
  </section>
);
