import type { Content } from '../../content/lists';
import type { SampleShare } from '../../content/samples';
import { AssociatesPlaceholder } from '../../prerender/lists';
import { SampleTag } from './SampleTag';

type CompaniesProps = { readonly companies: Content['associates']; readonly share: SampleShare };

/** Renders the section with associated companies. carousels.css hides the whole section if there are no companies. */
export const Companies = ({ companies, share }: CompaniesProps) => (
  <section className="wrap carousel-block companies" aria-labelledby="companies-title">
    <h2 id="companies-title">
      Associated companies <SampleTag share={share} />
    </h2>
    <AssociatesPlaceholder companies={companies} />
  </section>
);
