import { BANNERS } from '../art/banners';
import { EmbedBuilderPlaceholder } from '../prerender/embed-builder';
import { ATTRIBUTES, EMBED_LEAD, GOOD_TO_KNOW, valuesText } from '../records/embed';
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
        <h2 className="head" id="builder-title">
          Build your snippet
        </h2>
        <EmbedBuilderPlaceholder />
      </div>
    </section>
    <section className="sec g-rain" aria-labelledby="attributes-title">
      <div className="wrap">
        <h2 className="head" id="attributes-title">
          Every attribute
        </h2>
        <dl className="attributes">
          {ATTRIBUTES.map((attribute) => (
            <div key={attribute.names[0]}>
              <dt>
                <code>{attribute.names.join(', ')}</code>
              </dt>
              <dd>{`${attribute.meaning}${valuesText(attribute)}`}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
    <section className="sec" aria-labelledby="know-title">
      <div className="wrap">
        <h2 className="head" id="know-title">
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
