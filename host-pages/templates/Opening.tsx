import { BANNERS } from '../art/banners';
import type { JobRecord } from '../content/lists';
import { CareerDetailsPlaceholder } from '../prerender/opening';
import { Hero } from './blocks/Hero';
import { SampleTag } from './blocks/SampleTag';
import { CAREERS, ListHero, type ListPage } from './Lists';
import type { Crumbs } from './layout/Breadcrumb';

type OpeningProps = { readonly crumbs: Crumbs; readonly job: JobRecord; readonly isSample: boolean };

/** Renders an opening with its application form, complete without scripts. */
export const Opening = ({ crumbs, job, isSample }: OpeningProps) => (
  <>
    <Hero title={job.title} crumbs={crumbs} picture={BANNERS.careers} height="low" ground="ink">
      {isSample && (
        <p>
          <SampleTag share="all" />
        </p>
      )}
    </Hero>
    <section className="sec wrap" aria-label="Opening">
      <CareerDetailsPlaceholder job={job} />
    </section>
  </>
);

/**
 * Renders the page that is used for openings without a page of their own. A script reads the opening's id from the URL.
 * If the URL has no id, the script reads it from the history entry or sessionStorage.
 */
export const CareerDetails = ({ crumbs }: ListPage) => (
  <>
    <ListHero {...CAREERS} crumbs={crumbs} />
    <section className="sec" aria-label="Opening">
      <div className="wrap listed">
        <CareerDetailsPlaceholder />
      </div>
    </section>
  </>
);
