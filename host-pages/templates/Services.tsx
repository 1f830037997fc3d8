import { HEROES } from '../art/heroes';
import { SERVICES } from '../records/services';
import { Hero, QuoteLink } from './blocks/Hero';
import { Audit, Claims, ServiceCards } from './blocks/ServiceBlocks';
import type { Crumbs } from './layout/Breadcrumb';

export const Services = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Services" crumbs={crumbs} picture={HEROES.services}>
      <p className="lead">{SERVICES.lead}</p>
      <QuoteLink />
    </Hero>
    <Audit />
    <ServiceCards rule="services" />
    <Claims />
  </>
);
