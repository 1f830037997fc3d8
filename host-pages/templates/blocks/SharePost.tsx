import { addressOf } from '../../head/addresses';
import { SITE } from '../../site';
import { Icon } from '../layout/Icon';
import { WhatsAppShare } from './WhatsAppShare';

type SharePostProps = { readonly title: string; readonly path: string };

/**
 * Renders links that share a post, even without scripts. The script in browser/share makes the button open the device's
 * share dialog, or copy the link.
 */
export const SharePost = ({ title, path }: SharePostProps) => {
  const address = addressOf(SITE, path);
  const text = `${title}\n${address}`;
  const [subject, body] = [title, text].map(encodeURIComponent);
  return (
    <section className="share" aria-label="Share this post" data-share={address}>
      <button type="button" className="btn btn-outline">
        Copy link
      </button>{' '}
      <WhatsAppShare text={text} />{' '}
      <a href={`mailto:?subject=${subject}&body=${body}`}>
        <Icon name="mail" />
        <span className="hidden-text">Share by </span>Email
      </a>
      <span role="status" />
    </section>
  );
};
