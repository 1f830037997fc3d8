import type { LinkTerms } from './term-links';

type CoverListsProps = {
  /** Ids of the two headings. */
  readonly ids: readonly [covered: string, notCovered: string];
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
  readonly linkTerms: LinkTerms;
};

// Matches a condition such as "…, under the wider clauses", which is shown below its item.
const CONDITION = /^(.*), ((?:where|when|if|as|under|unless|in) [^,]+)$/;

const Item = ({ text, linkTerms }: { readonly text: string; readonly linkTerms: LinkTerms }) => {
  const [, item = text, condition] = CONDITION.exec(text) ?? [];
  return (
    <li>
      {linkTerms(item)}{' '}
      {condition && <small>{linkTerms(condition.charAt(0).toUpperCase() + condition.slice(1))}</small>}
    </li>
  );
};

/** Covered items are on a filled block, others on an empty one, so the meaning doesn't depend on colour. */
export const CoverLists = ({ ids: [covered, notCovered], covers, excludes, linkTerms }: CoverListsProps) => (
  <section className="split cover-lists">
    <div className="g-neem">
      <h2 className="h1" id={covered}>
        Covered
      </h2>
      <ul className="marked">
        {covers.map((text) => (
          <Item key={text} text={text} linkTerms={linkTerms} />
        ))}
      </ul>
    </div>
    <div className="g-white excluded">
      <h2 className="h1" id={notCovered}>
        Not covered
      </h2>
      <ul className="marked">
        {excludes.map((text) => (
          <Item key={text} text={text} linkTerms={linkTerms} />
        ))}
      </ul>
    </div>
  </section>
);
