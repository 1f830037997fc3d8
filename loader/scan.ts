import type { Env, Mount, Mounted } from '../widgets/shared/attach';
import { attempt, emit, nameOf, report, warn } from './report';
import { whenDue } from './when-due';

const PLACEHOLDER = '[data-broker-widget]';

export type ScannerPorts = {
  readonly env: Pick<Env, 'base' | 'api' | 'product' | 'broker'>;
  /** Gives the modules of a widget's files, the widget's own first; rejects where there is none of the name. */
  readonly load: (name: string) => Promise<readonly { readonly mount: Mount }[]>;
};

type Placement = { readonly name: string; mounted?: Mounted; asked?: Promise<void> };

const folderUrl = (address: string, base: string) => new URL(address.replace(/\/?$/, '/'), base).href;

/** The API base that an element names in `data-api`, with a slash at its end, else the site's. */
export function apiOf(host: HTMLElement, base: string, otherwise: string): string {
  const { api } = host.dataset;
  try {
    return folderUrl(api || otherwise, base);
  } catch {
    warn(host, `data-api="${api}" is not an address`, otherwise);
    return folderUrl(otherwise, base);
  }
}

/** Placeholders to mounted widgets, and back. State is kept beside the page, never written on its elements. */
export function createScanner({ env, load }: ScannerPorts) {
  const placements = new Map<Element, Placement>();

  async function fill(host: HTMLElement, placement: Placement) {
    try {
      const [module] = await load(placement.name);
      // Gone or renamed while its files were on the way.
      if (placements.get(host) !== placement) return;
      placement.mounted = (module as { mount: Mount }).mount(host, {
        ...env,
        api: apiOf(host, document.baseURI, env.api),
        emit: (type, detail) => emit(host, type, detail),
        warn: (wrong, used) => warn(host, wrong, used),
      });
      emit(host, 'broker:ready');
    } catch (error) {
      delete placement.asked;
      report(host, `mounting from ${env.base} failed`, error);
    }
  }

  function start(host: Element, placement: Placement | undefined) {
    if (!placement || placements.get(host) !== placement) return;
    placement.asked ??= fill(host as HTMLElement, placement);
    return placement.asked;
  }

  /** Gives a placeholder a placement, a new one where its name is new. */
  function take(host: Element) {
    const name = nameOf(host);
    if (placements.get(host)?.name === name) return;
    drop(host);
    const placement = { name };
    placements.set(host, placement);
    observer.observe(host, { attributes: true });
    whenDue(host as HTMLElement, () => start(host, placement));
  }

  function drop(host: Element) {
    const mounted = placements.get(host)?.mounted;
    placements.delete(host);
    if (!mounted) return;
    attempt(host, 'unmounting', mounted.unmount);
    emit(host, 'broker:unmounted');
  }

  function find(root: ParentNode) {
    if (root instanceof Element && root.matches(PLACEHOLDER)) take(root);
    root.querySelectorAll(PLACEHOLDER).forEach(take);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, attributeName } of records) {
      for (const node of addedNodes) if (node instanceof Element) find(node);
      if (attributeName === 'data-broker-widget') take(target as Element);
      else if (attributeName?.startsWith('data-')) {
        const mounted = placements.get(target as Element)?.mounted;
        if (mounted) attempt(target as Element, 'updating', mounted.update);
      }
    }
    // A placeholder that was only moved is connected again by now, and is left alone.
    for (const host of placements.keys()) if (!host.isConnected) drop(host);
  });

  return {
    /** Takes every placeholder in `root`, and those that come later to its tree: the page's, or a shadow root's. */
    scan(root: ParentNode = document) {
      observer.observe(root.getRootNode(), { childList: true, subtree: true });
      find(root);
    },
    /** Mounts one placeholder now, whatever its `data-when` says. Settles when it stands, or has been reported. */
    async mount(host: Element) {
      take(host);
      await start(host, placements.get(host));
    },
    /** Takes a widget away; its placeholder shows the fallback until mounted again. */
    unmount: drop,
  };
}
