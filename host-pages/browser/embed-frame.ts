import { readFrameOptions } from './frame-options';
import { tellParent } from './tell-parent';

// Deferred, before the loader: the placeholder is there, and nothing has read it.
const host = document.querySelector<HTMLElement>('[data-broker-widget]');
if (host) {
  readFrameOptions(host, location.search);
  tellParent(host);
}
