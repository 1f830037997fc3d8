import { BANNERS } from '../art/banners';
import { TERMS } from '../records/terms';
import { HeadingText } from './blocks/HeadingText';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

export const Terms = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Terms of Service" crumbs={crumbs} picture={BANNERS.terms} height="low" ground="ink">
      <p className="lead">{TERMS.lead}</p>
    </Hero>
    <div className="sec wrap clauses">
      {TERMS.sections.map(({ title, paragraph }, at) => (
        <section key={title}>
          <b aria-hidden="true">{at + 1}</b>
          <h2>
            <HeadingText>{title}</HeadingText>
          </h2>
          <p>{paragraph}</p>
        </section>
      ))}
    </div>
  </>
);
