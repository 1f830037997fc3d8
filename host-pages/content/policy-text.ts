import { paragraphsOf } from '../../widgets/contract/plain-text';
import { questionId } from '../records/question-id';
import type { Content } from './lists';
import { safeHtml } from './safe-html';

/** Value of the widget's `headingLevel` option: the level of the heading above the policies. */
export const POLICIES_LEVEL = '2';

const LEVEL = Number(POLICIES_LEVEL) + 1;
const HEADING = new RegExp(`<h${LEVEL}([^>]*)>(.*?)</h${LEVEL}>`, 'gs');

export type PolicyText = {
  /** All policies joined into one text, as the API sends it. */
  readonly description: string;
  /** The text as sanitised HTML, whose headings have ids. */
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
};

export function policyText(policies: Content['policies']): PolicyText {
  const description = policies.map((policy) => policy.description).join('\n');
  const headings: PolicyText['headings'][number][] = [];
  const html = safeHtml(description, Number(POLICIES_LEVEL)).replace(
    HEADING,
    (whole, attributes, content) => {
      const title = paragraphsOf(content).join(' ');
      if (!title) return whole;
      // Adds a number to the id if necessary: a Hindi title has no Latin letters for an id, and titles may be repeated.
      const name = `policy-${questionId(title) || headings.length + 1}`;
      const id = headings.some((other) => other.id === name) ? `${name}-${headings.length + 1}` : name;
      headings.push({ id, title });
      return `<h${LEVEL} id="${id}"${attributes}>${content}</h${LEVEL}>`;
    },
  );
  return { description, html, headings };
}
