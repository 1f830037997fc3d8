import type { Mount } from '../widgets/shared/runtime/attach';
import type { LoaderContext, MountedWidget, mountWidget } from '../widgets/shared/runtime/mount-widget';
import { nameOf, report } from './report';
import { scheduleMount } from './schedule-mount';

const PLACEHOLDER = '[data-broker-widget]';

export type ScannerPorts = {
  readonly page: Pick<LoaderContext, 'base' | 'tag'>;
  /** Loads the modules of a widget and of the runtime, which mounts it. Rejects if there is no such widget. */
  readonly load: (
    name: string,
  ) => Promise<
    readonly [{ readonly mount: Mount }, { readonly mountWidget: typeof mountWidget }, ...unknown[]]
  >;
};

type Placement = { readonly name: string; mounted?: MountedWidget; pending?: Promise<void> | undefined };

/** Mounts and unmounts the widgets of placeholders. Keeps its state in a map, never on the page's elements. */
export function createScanner({ page, load }: ScannerPorts) {
  const placements = new Map<Node, Placement>();
  /** The last mount of each placeholder. */
  const mounting = new WeakMap<Node, Promise<void>>();

  async function mountPlaceholder(host: HTMLElement, placement: Placement) {
    // The placeholder was removed or renamed while its files were loading.
    const isStale = () => placements.get(host) !== placement || nameOf(host) !== placement.name;
    try {
      const [{ mount }, { mountWidget }] = await load(placement.name);
      if (isStale()) return;
      const widget = await mountWidget(mount, host, { ...page, report });
      if (isStale()) return widget.unmount();
      placement.mounted = widget;
      widget.announce();
    } catch (error) {
      if (isStale()) return;
      placement.pending = undefined;
      report(host, `mounting from ${page.base} failed`, error);
    }
  }

  const start = (host: Element) => {
    const placement = placements.get(host);
    if (placement && !placement.pending) {
      const mount = () => mountPlaceholder(host as HTMLElement, placement);
      // A widget that was removed while it mounted uses the same shadow root until it is unmounted.
      placement.pending = mounting.get(host)?.then(mount) ?? mount();
      mounting.set(host, placement.pending);
    }
    return placement?.pending;
  };

  const schedule = scheduleMount(start);

  /** Tracks a placeholder. If its name has changed, unmounts the old widget first. */
  function track(host: Element) {
    const name = nameOf(host);
    if (placements.get(host)?.name === name) return;
    untrack(host);
    placements.set(host, { name });
    observer.observe(host, { attributes: true });
    schedule(host as HTMLElement);
  }

  function untrack(host: Node) {
    const widget = placements.get(host)?.mounted;
    placements.delete(host);
    widget?.unmount();
  }

  /** @param root may be a text node, which contains no placeholder */
  function find(root: Node) {
    const element = root as Partial<Element>;
    if (element.matches?.(PLACEHOLDER)) track(root as Element);
    element.querySelectorAll?.(PLACEHOLDER).forEach(track);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, attributeName } of records) {
      addedNodes.forEach(find);
      if (attributeName === 'data-broker-widget') {
        if ((target as Element).matches(PLACEHOLDER)) track(target as Element);
        else untrack(target);
      } else if (attributeName?.startsWith('data-')) {
        // Once it is mounted, if it is just mounting.
        placements.get(target)?.pending?.then(() => placements.get(target)?.mounted?.update());
      }
    }
    // In a later task: a placeholder that was only moved is connected again by then, and keeps its widget. Turbo takes
    // several microtasks to move an element from one body to the next.
    setTimeout(() => {
      placements.forEach((_, host) => {
        if (!host.isConnected) untrack(host);
      });
    });
  });

  return {
    /** Finds every placeholder in `root`, and every one added later to its document or shadow root. */
    scan(root: ParentNode = document) {
      observer.observe(root.getRootNode(), { childList: true, subtree: true });
      find(root);
    },
    /** Mounts one placeholder now, whatever its `data-when` says. Resolves when it is mounted, or its failure reported. */
    async mount(host: Element) {
      track(host);
      await start(host);
    },
    /** Unmounts a widget; its placeholder shows the fallback until it is mounted again. */
    unmount: untrack,
  };
}
