import type { Mount } from '../widgets/shared/runtime/attach';
import type { LoaderContext, MountedWidget, mountWidget } from '../widgets/shared/runtime/mount-widget';
import { nameOf, report } from './report';
import { scheduleMount } from './schedule-mount';

const PLACEHOLDER = '[data-broker-widget]';

export type ScannerPorts = {
  readonly page: Pick<LoaderContext, 'base' | 'tag'>;
  /** Loads a widget's module, and the runtime, which mounts the widget. Rejects if the widget doesn't exist. */
  readonly load: (
    name: string,
  ) => Promise<
    readonly [{ readonly mount: Mount }, { readonly mountWidget: typeof mountWidget }, ...unknown[]]
  >;
};

type Placement = { readonly name: string; mounted?: MountedWidget; pending?: Promise<void> | undefined };

/** Creates the API that mounts and unmounts widgets. Keeps the state in a map, never on the page's elements. */
export function createScanner({ page, load }: ScannerPorts) {
  const placements = new Map<Node, Placement>();
  /** The latest mount of each placeholder. */
  const mounting = new WeakMap<Node, Promise<void>>();

  async function mountPlaceholder(host: HTMLElement, placement: Placement) {
    // True if the placeholder was removed or renamed while its files were loading.
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
      report(host, `mounting from ${page.base} failed, the fallback stays`, error);
    }
  }

  const start = (host: Element) => {
    const placement = placements.get(host);
    if (placement && !placement.pending) {
      const mount = () => mountPlaceholder(host as HTMLElement, placement);
      // Wait until an earlier mount has ended. If the placeholder was removed during the earlier mount, the earlier
      // widget is unmounted only at the end of that mount, and uses the shadow root until then.
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

  /** Tracks every placeholder in `root`. `root` may be a text node, which contains no placeholder. */
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
        // If the widget is still mounting, update it afterwards.
        placements.get(target)?.pending?.then(() => placements.get(target)?.mounted?.update());
      }
    }
    // Waits for the next task, so that a placeholder that was only moved keeps its widget: by then it is connected
    // again. A microtask would be too early: Turbo takes several microtasks to move an element from one body to the
    // next.
    setTimeout(() => {
      placements.forEach((_, host) => {
        if (!host.isConnected) untrack(host);
      });
    });
  });

  return {
    /**
     * Finds every placeholder in `root`. From then on, also finds placeholders that are added to the document, or to
     * the shadow root that contains `root`, and elements that become placeholders: React and libraries that morph the
     * page reuse an element and change its attributes.
     */
    scan(root: ParentNode = document) {
      observer.observe(root.getRootNode(), {
        childList: true,
        subtree: true,
        attributeFilter: ['data-broker-widget'],
      });
      find(root);
    },
    /** Mounts a placeholder now, ignoring its `data-when`. Resolves when it is mounted or its failure is reported. */
    async mount(host: Element) {
      track(host);
      await start(host);
    },
    /** Unmounts a widget. The placeholder shows its fallback until it is mounted again. */
    unmount: untrack,
  };
}
