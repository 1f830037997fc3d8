import { NamedArt } from '../../art/NamedArt';
import { HOME_PICTURES } from '../../art/products/home-insurance';
import { PagedCardsPlaceholder } from '../../prerender/blocks';
import { CLAIMS_PATH } from '../../records/claims';
import { AUDIT, CLAIMS, SERVICE_CARDS } from '../../records/services';
import { HeadingText } from './HeadingText';

export const Audit = () => (
  <section className="sec" aria-labelledby="audit-title">
    <div className="wrap halves audit">
      <div className="stack">
        <h2 className="h1" id="audit-title">
          <HeadingText>{AUDIT.title}</HeadingText>
        </h2>
        <p className="lead">{AUDIT.lead}</p>
        {AUDIT.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="frame g-indigo">
        <NamedArt name="audit" />
      </div>
    </div>
  </section>
);

/** Renders the cards of services, a few at a time. How many are shown depends on the page (requirements 8.6). */
export const ServiceCards = ({ rule }: { readonly rule: 'services' | 'individual' }) => (
  <section className="sec g-rain" aria-labelledby="services-title">
    <div className="wrap">
      <h2 className="title" id="services-title">
        What we do for you
      </h2>
      <PagedCardsPlaceholder rule={rule} label="Services">
        {SERVICE_CARDS.map(({ title, description, picture }) => (
          <li key={title} className="card panel g-white">
            <NamedArt name={picture} thing={HOME_PICTURES.thing} />
            <div>
              <h3>
                <HeadingText>{title}</HeadingText>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </PagedCardsPlaceholder>
    </div>
  </section>
);

export const Claims = () => (
  <section className="split claims" aria-labelledby="claims-title">
    <div className="g-ink">
      <h2 className="h1" id="claims-title">
        <HeadingText>{CLAIMS.title}</HeadingText>
      </h2>
      <p className="lead">{CLAIMS.lead}</p>
      <p>
        <a className="btn btn-outline" href={CLAIMS_PATH}>
          How to make a claim
        </a>
      </p>
      <NamedArt name="claims" />
    </div>
    <ol className="numbered">
      {CLAIMS.steps.map(({ title, description }, at) => (
        <li key={title}>
          <b>{at + 1}</b>
          <h3>
            <HeadingText>{title}</HeadingText>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  </section>
);
