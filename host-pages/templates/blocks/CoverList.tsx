import type { LinkTerms } from './term-links';

type CoverListProps = {
  readonly items: readonly string[];
  readonly linkTerms: LinkTerms;
};

// Matches an item with a condition, such as "…, under the wider clauses". The condition is shown below the item.
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

/**
 * Renders a list of what is covered, or a list of what is excluded. The card around the covers has a filled background,
 * and the card around the exclusions is white. So visitors who don't see colours can tell the lists apart.
 */
export const CoverList = ({ items, linkTerms }: CoverListProps) => (
  <ul className="marked">
    {items.map((text) => (
      <Item key={text} text={text} linkTerms={linkTerms} />
    ))}
  </ul>
);
