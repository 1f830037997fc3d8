import { BANNERS } from '../art/banners';
import { SpriteArt } from '../art/sprite';
import { ContactFormPlaceholder } from '../prerender';
import { SITE } from '../site';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';
import { telHref } from './layout/Footer';
import { Icon } from './layout/Icon';

const PICTURES = [
  ['hyderabad', 'rain'],
  ['vijayawada', 'indigo'],
] as const;

const Offices = () =>
  SITE.offices.map(({ title, city, address, mail, phones }, at) => {
    const [picture, ground] = PICTURES[at % PICTURES.length] as (typeof PICTURES)[number];
    return (
      <li key={title} className="office g-white">
        <div className={`g-${ground}`}>
          <SpriteArt name={picture} />
        </div>
        <div className="office-text">
          <h2>{`${title}, ${city}`}</h2>
          <address>
            <p className="icon-line">
              <Icon name="place" />
              <span>{address.join(', ')}</span>
            </p>
            <p className="icon-line">
              <Icon name="mail" />
              <a href={`mailto:${mail}`}>{mail}</a>
            </p>
            <p className="icon-line">
              <Icon name="phone" />
              <span>
                {phones.map((phone) => (
                  <a key={phone} className="target" href={telHref(phone)}>
                    {phone}
                  </a>
                ))}
              </span>
            </p>
          </address>
        </div>
      </li>
    );
  });

const [office] = SITE.offices;

export const Contact = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Contact Us" crumbs={crumbs} picture={BANNERS.contact} height="low" ground="ink">
      <p className="lead">Two offices, and people who answer.</p>
    </Hero>
    <ul className="offices">
      <Offices />
    </ul>
    <section className="sec" aria-labelledby="write-title">
      <div className="wrap halves write">
        <div className="stack">
          <h2 className="h1" id="write-title">
            Write to us
          </h2>
          <p className="lead">
            Ask about a policy that you hold, a claim, or a cover that you are thinking of. Say which product
            it is about, and how we can reach you.
          </p>
          <div className="row">
            <a className="btn btn-outline" href={`mailto:${office.mail}`}>
              Write a mail
            </a>
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
