import type { BrokerWidgets } from '../main';
import { type Finding, finding } from './findings';
import { PATIENCE_MS, probeFile } from './probe-file';
import { hiderOf, whereIs } from './where';

export type Standing = 'stands' | 'failed' | 'hangs';

/** A widget renders in its shadow root; there is a slot alone where it was taken away, or could not. */
const standsIn = (host: Element) => !!host.shadowRoot?.firstElementChild?.matches(':not(slot)');

const FILE = /Error: (\S+) is blocked, missing or changed/;
// https://dom.spec.whatwg.org/#valid-shadow-host-name
const CAN_HOLD = /-|^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/** Mounts a placeholder once more, which does nothing where it stands; gives what was told of it. */
async function mountAgain(widgets: BrokerWidgets, host: Element) {
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
  const patience = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'hangs');
  });
  const end = await Promise.race([widgets.mount(host), patience]);
  clearTimeout(timer);
  host.removeEventListener('broker:ready', onReady);
  host.removeEventListener('broker:error', onError);
  return { isNew, failure, hangs: end === 'hangs' };
}

async function failureFinding(host: Element, name: string, failure: string): Promise<Finding> {
  const file = FILE.exec(failure)?.[1];
  const facts = { name, where: whereIs(host), words: failure };
  if (file) return probeFile(file);
  return finding(CAN_HOLD.test(host.localName) ? 'widget-failed' : 'no-shadow', facts, host);
}

/** Whether it has a box that can be seen. */
function boxFinding(host: Element, name: string): Finding | undefined {
  if (!CAN_HOLD.test(host.localName)) return;
  const hider = hiderOf(host);
  const facts = { name, where: whereIs(host) };
  if (hider) return finding('hidden', { ...facts, hider: whereIs(hider) }, host);
  const isFlat = getComputedStyle(host).display !== 'contents' && !host.getBoundingClientRect().width;
  return isFlat ? finding('no-width', facts, host) : undefined;
}

/** Where a placeholder stands, and what keeps it. */
export async function checkPlacement(widgets: BrokerWidgets, host: Element, base: string) {
  const name = host.getAttribute('data-broker-widget') ?? '';
  const box = boxFinding(host, name);
  const { top, bottom } = host.getBoundingClientRect();
  const isFar = top > innerHeight || bottom < 0;
  const waits = isFar && !standsIn(host) && !['now', 'idle'].includes(host.getAttribute('data-when') ?? '');

  const { isNew, failure, hangs } = await mountAgain(widgets, host);
  const findings: Finding[] = box ? [box] : [];
  const where = whereIs(host);
  if (failure) findings.push(await failureFinding(host, name, failure));
  else if (hangs)
    findings.push(finding('widget-slow', { name, where, seconds: PATIENCE_MS / 1000, base }, host));
  else if (isNew && waits) findings.push(finding('waited', { name, where }, host));
  const standing: Standing = failure ? 'failed' : hangs ? 'hangs' : 'stands';
  return { name, where, standing, findings };
}
