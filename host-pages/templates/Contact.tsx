import { BANNERS } from '../art/banners';
import { ContactFormPlaceholder } from '../prerender/forms';
import { SITE } from '../site';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';
import { Offices, officesLead } from './Offices';

const [office] = SITE.offices;

export const Contact = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Contact Us" crumbs={crumbs} picture={BANNERS.contact} height="low" ground="ink">
      <p className="lead">{officesLead(SITE.offices)}</p>
    </Hero>
    <Offices offices={SITE.offices} />
    <section className="sec" aria-labelledby="write-title">
      <div className="wrap halves write">
        <div className="stack">
          <h2 className="h1" id="write-title">
            Write to us
          </h2>
          <p className="lead">
            Ask about a policy that you hold or are thinking of, or about a claim. Say which product it is
            about, and how we can reach you.
          </p>
          <div className="row">
            <a className="btn btn-outline" href={`mailto:${office.mail}`}>
              Send an email
            </a>{' '}
            <a className="btn btn-outline" href="/#formdata">
              Get A Quote
            </a>
          </div>
        </div>
        <ContactFormPlaceholder />
      </div>
    </section>
  </>
);
