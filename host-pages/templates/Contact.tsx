import { BANNERS } from '../art/banners';
import { ContactFormPlaceholder } from '../prerender/forms';
import { pageText } from '../prerender/page-texts';
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
          <h2 className="h1" id="write-title" {...pageText('writeToUs')} />
          <p className="lead" {...pageText('writeLead')} />
          <div className="row">
            <a
              className="btn btn-outline"
              href={`mailto:${office.mail || SITE.mail}`}
              {...pageText('sendEmail')}
            />{' '}
            <a className="btn btn-outline" href="/#formdata" {...pageText('getAQuote')} />
          </div>
        </div>
        <ContactFormPlaceholder />
      </div>
    </section>
  </>
);
