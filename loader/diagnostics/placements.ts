import type { BrokerWidgets } from '../main';
import { unquote } from './attributes';
import { hiderOf, whereIs } from './describe-element';
import { type Finding, finding } from './findings';
import { probeFile, TIMEOUT_MS } from './probe-file';

export type MountStatus = 'mounted' | 'failed' | 'pending';

/**
 * True if the shadow root contains a widget. If the widget is unmounted or has failed, the shadow root contains only a
 * <slot>. Always false for a prerendered widget, which has no shadow root.
 */
const isMounted = (host: Element) => !!host.shadowRoot?.firstElementChild?.matches(':not(slot)');

const FAILED_FILE = /Error: (\S+) is blocked, missing or changed/;
// https://dom.spec.whatwg.org/#valid-shadow-host-name
const CAN_HOST_SHADOW =
  /-|^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/**
 * Calls mount() for a placeholder. (If the widget is mounted already, mount() does nothing.) Returns whether the widget
 * fired `broker:ready`, the error message if mounting failed, and whether mounting timed out.
 */
async function mountAndWatch(widgets: BrokerWidgets, host: Element) {
  let failure: string | undefined;
  let isNew = false;
  const onReady = ({ target }: Event) => {
    if (target === host) isNew = true;
  };
  const onError = (event: Event) => {
    if (event.target === host) failure = (event as CustomEvent<{ message: string }>).detail.message;
  };
  host.addEventListener('broker:ready', onReady);
  host.addEventListener('broker:error', onError);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'pending'>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, 'pending');
  });
  const outcome = await Promise.race([widgets.mount(host), timeout]);
  clearTimeout(timer);
  host.removeEventListener('broker:ready', onReady);
  host.removeEventListener('broker:error', onError);
  return { isNew, failure, isPending: outcome === 'pending' };
}

async function failureFinding(host: Element, name: string, failure: string): Promise<Finding> {
  const file = FAILED_FILE.exec(failure)?.[1];
  const facts = { name, where: whereIs(host), message: failure };
  if (file) return probeFile(file);
  return finding(CAN_HOST_SHADOW.test(host.localName) ? 'widget-failed' : 'no-shadow', facts, host);
}

/** Reports a placeholder that is hidden or has no width. */
function boxFinding(host: Element, name: string): Finding | undefined {
  if (!CAN_HOST_SHADOW.test(host.localName)) return;
  const hider = hiderOf(host);
  const facts = { name, where: whereIs(host) };
  if (hider) return finding('hidden', { ...facts, hider: whereIs(hider) }, host);
  const hasNoWidth = getComputedStyle(host).display !== 'contents' && !host.getBoundingClientRect().width;
  return hasNoWidth ? finding('no-width', facts, host) : undefined;
}

/**
 * Mounts a placeholder. Returns its status, and findings about why the widget isn't visible or why it wasn't mounted
 * before.
 */
export async function checkPlacement(widgets: BrokerWidgets, host: Element, base: string) {
  const name = unquote(host.getAttribute('data-broker-widget'));
  const box = boxFinding(host, name);
  const { top, bottom } = host.getBoundingClientRect();
  const isFar = top > innerHeight || bottom < 0;
  const wasDeferred =
    isFar && !isMounted(host) && !['now', 'idle'].includes(unquote(host.getAttribute('data-when')));

  const { isNew, failure, isPending } = await mountAndWatch(widgets, host);
  const findings: Finding[] = box ? [box] : [];
  const where = whereIs(host);
  if (failure) findings.push(await failureFinding(host, name, failure));
  else if (isPending)
    findings.push(finding('widget-slow', { name, where, seconds: TIMEOUT_MS / 1000, base }, host));
  else if (isNew && wasDeferred) findings.push(finding('waited', { name, where }, host));
  const status: MountStatus = failure ? 'failed' : isPending ? 'pending' : 'mounted';
  return { name, where, status, findings };
}
