import { BANNERS } from '../art/banners';
import { addressOf } from '../records/addresses';
import { GLOSSARY, type GlossaryTerm, termId } from '../records/glossary';
import { productsWith } from '../records/products-with-term';
import { Fold } from './blocks/Fold';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

/**
 * Maximum number of products that are listed for a term. A term that more products use is general, so no products are
 * listed for it.
 */
const MAX_PRODUCTS = 5;

const letterOf = ({ term }: GlossaryTerm) => term.charAt(0);
const LETTERS = [...new Set(GLOSSARY.map(letterOf))];
const anchorOf = (letter: string) => `letter-${letter.toLowerCase()}`;

const Products = ({ entry }: { readonly entry: GlossaryTerm }) => {
  const products = productsWith(entry);
  if (products.length > MAX_PRODUCTS) return null;
  return (
    <dd className="small">
      Matters for{' '}
      {products.map((record, at) => (
        <span key={record.slug}>
          {at > 0 && ', '}
          <a href={addressOf(record)}>{record.name}</a>
        </span>
      ))}
    </dd>
  );
};

const Entry = ({ entry }: { readonly entry: GlossaryTerm }) => (
  <div id={termId(entry)}>
    <dt>
      <dfn>{entry.term}</dfn>
      {entry.abbreviation && ` (${entry.abbreviation})`}
    </dt>
    <dd>{entry.definition}</dd>
    <Products entry={entry} />
  </div>
);

export const Glossary = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Glossary" crumbs={crumbs} picture={BANNERS.glossary} height="low" ground="ink">
      <p className="lead">The words of insurance, in plain English. Product pages link here.</p>
    </Hero>
    <div className="sec wrap glossary">
      {LETTERS.map((letter) => (
        <section key={letter} aria-labelledby={anchorOf(letter)}>
          <Fold title={<h2 id={anchorOf(letter)}>{letter}</h2>}>
            <dl>
              {GLOSSARY.filter((entry) => letterOf(entry) === letter).map((entry) => (
                <Entry key={entry.term} entry={entry} />
              ))}
            </dl>
          </Fold>
        </section>
      ))}
    </div>
  </>
);
