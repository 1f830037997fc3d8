import type { Mount } from '../widgets/shared/attach';
import type { Page, Placed, place } from '../widgets/shared/place';
import { nameOf, report } from './report';
import { whenDue } from './when-due';

const PLACEHOLDER = '[data-broker-widget]';

export type ScannerPorts = {
  readonly page: Pick<Page, 'base' | 'tag'>;
  /** Gives a widget's module, and the runtime's, which mounts it; rejects where there is none of the name. */
  readonly load: (
    name: string,
  ) => Promise<readonly [{ readonly mount: Mount }, { readonly place: typeof place }, ...unknown[]]>;
};

type Placement = { readonly name: string; placed?: Placed; asked?: Promise<void> | undefined };

/** Placeholders to mounted widgets, and back. State is kept beside the page, never written on its elements. */
export function createScanner({ page, load }: ScannerPorts) {
  const placements = new Map<Node, Placement>();

  async function fill(host: HTMLElement, placement: Placement) {
    // Gone or renamed while its files were on the way.
    const isGone = () => placements.get(host) !== placement;
    try {
      const [{ mount }, { place }] = await load(placement.name);
      if (isGone()) return;
      const placed = await place(mount, host, { ...page, report });
      if (isGone()) return placed.unmount();
      placement.placed = placed;
      placed.announce();
    } catch (error) {
      placement.asked = undefined;
      report(host, `mounting from ${page.base} failed`, error);
    }
  }

  const start = (host: Element) => {
    const placement = placements.get(host);
    if (placement) placement.asked ??= fill(host as HTMLElement, placement);
    return placement?.asked;
  };

  const wait = whenDue(start);

  /** Gives a placeholder a placement, a new one where its name is new. */
  function take(host: Element) {
    const name = nameOf(host);
    if (placements.get(host)?.name === name) return;
    drop(host);
    placements.set(host, { name });
    observer.observe(host, { attributes: true });
    wait(host as HTMLElement);
  }

  function drop(host: Node) {
    const placed = placements.get(host)?.placed;
    placements.delete(host);
    placed?.unmount();
  }

  /** @param root a text node has nothing to find */
  function find(root: Node) {
    const element = root as Partial<Element>;
    if (element.matches?.(PLACEHOLDER)) take(root as Element);
    element.querySelectorAll?.(PLACEHOLDER).forEach(take);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, attributeName } of records) {
      addedNodes.forEach(find);
      if (attributeName === 'data-broker-widget') take(target as Element);
      else if (attributeName?.startsWith('data-')) placements.get(target)?.placed?.update();
    }
    // A task later: a placeholder that was only moved is connected again by then, and is left alone. Turbo takes some
    // microtasks to put an element from one body into the next.
    setTimeout(() => {
      placements.forEach((_, host) => {
        if (!host.isConnected) drop(host);
      });
    });
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
      await start(host);
    },
    /** Takes a widget away; its placeholder shows the fallback until mounted again. */
    unmount: drop,
  };
}
