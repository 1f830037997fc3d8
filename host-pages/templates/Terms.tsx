import { BANNERS } from '../art/banners';
import { questionId } from '../records/question-id';
import { TERMS } from '../records/terms';
import { Contents } from './blocks/Contents';
import { HeadingText } from './blocks/HeadingText';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

const SECTIONS = TERMS.sections.map((section) => ({ id: questionId(section.title), ...section }));

export const Terms = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Terms of Service" crumbs={crumbs} picture={BANNERS.terms} height="low" ground="ink">
      <p className="lead">{TERMS.lead}</p>
    </Hero>
    <div className="sec wrap with-contents">
      <Contents sections={SECTIONS} />
      <div className="clauses">
        {SECTIONS.map(({ id, title, paragraph }, at) => (
          <section key={id}>
            <b>{at + 1}</b>
            <h2 id={id}>
              <HeadingText>{title}</HeadingText>
            </h2>
            <p>{paragraph}</p>
          </section>
        ))}
      </div>
    </div>
  </>
);
