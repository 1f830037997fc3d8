import { telHref } from '../../widgets/contract/tel-href';
import { BANNERS } from '../art/banners';
import { EMBED_ATTRIBUTES } from '../prerender/embed-attributes';
import { EmbedBuilderPlaceholder } from '../prerender/embed-builder';
import { ContactFormPlaceholder } from '../prerender/forms';
import { pageText } from '../prerender/page-texts';
import { ASK_FOR_ID, EMBED_LEAD, GOOD_TO_KNOW, partnerFacts } from '../records/embed';
import { SITE } from '../site';
import { Fold } from './blocks/Fold';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

type FactsProps = { readonly facts: readonly { readonly title: string; readonly text: string }[] };

const Facts = ({ facts }: FactsProps) => (
  <ul className="know">
    {facts.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Renders the section in which partners ask for an ID: whom to contact, and a form. */
const AskForId = () => (
  <section className="sec g-rain" id={ASK_FOR_ID} aria-labelledby="ask-for-an-id-title">
    <div className="wrap halves write">
      <div className="stack">
        <h2 className="h1" id="ask-for-an-id-title">
          Ask for an ID
        </h2>
        <p className="lead">
          We have started the message for you: say who you are and where you would share the form. You can
          also {SITE.phone && 'call or '}write.
        </p>
        <div className="row">
          {SITE.phone && (
            <a className="btn btn-outline" href={telHref(SITE.phone)}>
              <span {...pageText('call')} /> {SITE.phone}
            </a>
          )}{' '}
          <a className="btn btn-outline" href={`mailto:${SITE.mail}`} {...pageText('sendEmail')} />
        </div>
      </div>
      <ContactFormPlaceholder query="partnerQuery" />
    </div>
  </section>
);

/**
 * Renders the page for partners. The page offers the form as a link, a printed card or a snippet, and says how to get
 * an ID. It also lists all attributes of the form, including those that the snippet builder does not offer.
 */
export const Embed = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="For Partners" crumbs={crumbs} picture={BANNERS.partners} height="low" ground="ink">
      <p className="lead">{EMBED_LEAD}</p>
      <div className="row">
        <a className="btn" href={`#${ASK_FOR_ID}`}>
          Ask for an ID
        </a>
      </div>
    </Hero>
    <section className="sec" aria-labelledby="builder-title">
      <div className="wrap">
        <h2 className="title" id="builder-title">
          Share our quote form
        </h2>
        <EmbedBuilderPlaceholder />
      </div>
    </section>
    <section className="sec g-white" aria-labelledby="partner-title">
      <div className="wrap">
        <h2 className="title" id="partner-title">
          Being a partner
        </h2>
        <Facts facts={partnerFacts(SITE.ownApi)} />
      </div>
    </section>
    <AskForId />
    <section className="sec" aria-label="For developers">
      <div className="wrap">
        <Fold title={<h2>For developers: every attribute</h2>}>
          <dl className="attributes">
            {EMBED_ATTRIBUTES.map(({ names, text }) => (
              <div key={names[0]}>
                <dt>
                  <code>{names.join(', ')}</code>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
        <Fold title={<h2>For developers: good to know</h2>}>
          <Facts facts={GOOD_TO_KNOW} />
        </Fold>
      </div>
    </section>
  </>
);
