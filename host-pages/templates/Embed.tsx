import { BANNERS } from '../art/banners';
import { EMBED_ATTRIBUTES } from '../prerender/embed-attributes';
import { EmbedBuilderPlaceholder } from '../prerender/embed-builder';
import { EMBED_LEAD, GOOD_TO_KNOW } from '../records/embed';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

/** For partners: the snippet builder, and the attributes that it does not offer. */
export const Embed = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Embed our quote form" crumbs={crumbs} picture={BANNERS.partners} height="low" ground="ink">
      <p className="lead">{EMBED_LEAD}</p>
    </Hero>
    <section className="sec" aria-labelledby="builder-title">
      <div className="wrap">
        <h2 className="title" id="builder-title">
          Build your snippet
        </h2>
        <EmbedBuilderPlaceholder />
      </div>
    </section>
    <section className="sec g-rain" aria-labelledby="attributes-title">
      <div className="wrap">
        <h2 className="title" id="attributes-title">
          Every attribute
        </h2>
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
      </div>
    </section>
    <section className="sec" aria-labelledby="know-title">
      <div className="wrap">
        <h2 className="title" id="know-title">
          Good to know
        </h2>
        <ul className="know">
          {GOOD_TO_KNOW.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  </>
);
