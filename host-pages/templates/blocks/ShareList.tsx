import { addressOf } from '../../head/addresses';
import { type DocumentList, documentsText, documentsTitle } from '../../records/documents';
import { SITE } from '../../site';
import { WhatsAppShare } from './WhatsAppShare';

type ShareListProps = {
  /** The name of a line of insurance. */
  readonly line: string;
  readonly lists: readonly DocumentList[];
  /** The page that the text leads to, and the id of the section. */
  readonly path: string;
  readonly id: string;
};

/**
 * Renders a link that sends lists of documents without scripts. browser/share adds buttons that print the `<section>`
 * around it, and copy and share the same text.
 */
export const ShareList = ({ line, lists, path, id }: ShareListProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
  <div className="share share-list" role="group" aria-label={documentsTitle(line)} data-share="">
    <WhatsAppShare text={documentsText(line, lists, `${addressOf(SITE, path)}#${id}`)} />
    <span className="share-buttons" />
    <span role="status" />
  </div>
);
