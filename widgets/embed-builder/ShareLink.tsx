import { useState } from 'react';
import { COPY } from './copy';
import { LinkButton } from './LinkButton';

type ShareLinkProps = {
  readonly link: string;
  /** The text sent with the link. */
  readonly text: string;
  /** True once scripts run. */
  readonly isLive: boolean;
};

/** True if the visitor closed the share dialog, which is not a failure. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Renders a button that opens the device's share dialog. If the browser can't open one, renders a link that starts a
 * WhatsApp message with the text.
 */
export function ShareLink({ link, text, isLive }: ShareLinkProps) {
  const [failed, setFailed] = useState('');
  if (!isLive || !('share' in navigator)) {
    const message = encodeURIComponent(`${text}\n${link}`);
    return (
      <LinkButton
        // Set no `href` at build time. Hydration would keep it, but the browser's `link` may have a different origin
        // than the build's.
        href={isLive ? `https://wa.me/?text=${message}` : undefined}
        target="_blank"
        rel="noopener"
      >
        {COPY.whatsApp}
      </LinkButton>
    );
  }
  const share = async () => {
    setFailed('');
    try {
      await navigator.share({ text, url: link });
    } catch (error) {
      if (!isCancelled(error)) setFailed(link);
    }
  };
  return (
    <>
      <button className="embed-builder__button" type="button" onClick={share}>
        {COPY.share}
      </button>
      <span className="embed-builder__status" role="status">
        {failed === link && COPY.notShared}
      </span>
    </>
  );
}
