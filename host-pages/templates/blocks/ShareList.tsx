import { addressOf } from '../../head/addresses';
import { type DocumentList, documentsText, documentsTitle } from '../../records/documents';
import { SITE } from '../../site';
import { WhatsAppShare } from './WhatsAppShare';

type ShareListProps = {
  /** The name of a line of insurance. */
  readonly line: string;
  readonly lists: readonly DocumentList[];
  /** Path of the page with the lists, and id of their section. The shared text ends with this address. */
  readonly path: string;
  readonly id: string;
};

/**
 * Renders a link that shares lists of documents on WhatsApp, also without scripts. browser/share adds buttons that
 * print the surrounding `<section>`, and that copy and share the same text.
 */
export const ShareList = ({ line, lists, path, id }: ShareListProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
  <div className="share share-list" role="group" aria-label={documentsTitle(line)} data-share="">
    <WhatsAppShare text={documentsText(line, lists, `${addressOf(SITE, path)}#${id}`)} />
    <span className="share-buttons" />
    <span role="status" />
  </div>
);
