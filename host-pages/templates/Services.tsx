import { HEROES } from '../art/heroes';
import { HAS_REMINDERS, REMINDER, RENEWAL_REMINDER_PATH } from '../records/renewal-reminder';
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
    {HAS_REMINDERS && (
      <p className="wrap row next-step">
        <b className="big">When does your policy expire?</b>{' '}
        <a className="btn btn-outline" href={RENEWAL_REMINDER_PATH}>
          {REMINDER.title}
        </a>
      </p>
    )}
  </>
);
