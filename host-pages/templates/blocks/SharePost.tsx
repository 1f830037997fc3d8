import { addressOf } from '../../head/addresses';
import { SITE } from '../../site';
import { Icon } from '../layout/Icon';

type SharePostProps = { readonly title: string; readonly path: string };

/**
 * Renders links that share a post without scripts. browser/share adds a button for the device's dialog or for copying.
 */
export const SharePost = ({ title, path }: SharePostProps) => {
  const address = addressOf(SITE, path);
  const [subject, text] = [title, `${title}\n${address}`].map(encodeURIComponent);
  return (
    <section className="share" aria-label="Share this post" data-share={address}>
      <button type="button" className="btn btn-outline">
        Copy link
      </button>{' '}
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
        <Icon name="messaging" />
        <span className="hidden-text">Share on </span>WhatsApp
      </a>{' '}
      <a href={`mailto:?subject=${subject}&body=${text}`}>
        <Icon name="mail" />
        <span className="hidden-text">Share by </span>Email
      </a>
      <span role="status" />
    </section>
  );
};
