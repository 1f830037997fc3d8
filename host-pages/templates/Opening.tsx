import { BANNERS } from '../art/banners';
import type { JobRecord } from '../content-routes';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

type OpeningProps = { readonly crumbs: Crumbs; readonly job: JobRecord };

export const Opening = ({ crumbs, job }: OpeningProps) => (
  <>
    <Hero title={job.title} crumbs={crumbs} picture={BANNERS.careers} height="low" ground="ink" />
    <section className="sec wrap listed">{job.overview}</section>
  </>
);
