import { addressOf } from '../../head/addresses';
import { type DocumentList, documentsText, documentsTitle } from '../../records/documents';
import { SITE } from '../../site';
import { WhatsAppShare } from './WhatsAppShare';

type ShareListProps = {
  /** The name of a line of insurance. */
  readonly line: string;
  readonly lists: readonly DocumentList[];
  /** Path of the page with the lists. */
  readonly path: string;
  /** Id of the section with the lists. The shared text ends with the section's URL. */
  readonly id: string;
};

/**
 * Renders a link that shares lists of documents on WhatsApp, even without scripts. The script in browser/share adds
 * buttons: one prints the surrounding `<section>`, the others copy and share the text of the lists.
 */
export const ShareList = ({ line, lists, path, id }: ShareListProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
  <div className="share share-list" role="group" aria-label={documentsTitle(line)} data-share="">
    <WhatsAppShare text={documentsText(line, lists, `${addressOf(SITE, path)}#${id}`)} />
    <span className="share-buttons" />
    <span role="status" />
  </div>
);
