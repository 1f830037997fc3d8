import { BANNERS } from '../art/banners';
import { ReminderForm } from '../prerender/reminder-form';
import { REMINDER } from '../records/renewal-reminder';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

/** Renders the page that asks for the month in which a policy expires. */
export const RenewalReminder = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title={REMINDER.title} crumbs={crumbs} picture={BANNERS.renewal} height="low" ground="ink">
      <p className="lead">{REMINDER.lead}</p>
    </Hero>
    <section className="sec" aria-labelledby="reminder-title">
      <div className="wrap halves write">
        <div className="stack">
          <h2 className="h1" id="reminder-title">
            {REMINDER.formTitle}
          </h2>
          <ul className="points">
            {REMINDER.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <b>{REMINDER.soon}</b>
          </p>
          <a className="btn btn-outline" href="#formdata">
            Get A Quote
          </a>
        </div>
        <ReminderForm />
      </div>
    </section>
  </>
);
