import { Icon } from '../layout/Icon';

/** Renders a link that shares a text on WhatsApp, even without scripts. */
export const WhatsAppShare = ({ text }: { readonly text: string }) => (
  <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener">
    <Icon name="messaging" />
    <span className="hidden-text">Share on </span>WhatsApp
  </a>
);
