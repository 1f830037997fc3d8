import {
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { toAttributes } from './attributes';
import { bindEvents, EVENT_BY_PROP, type EventHandlers } from './bind-events';
import { type LoadOptions, withLoader } from './load';
import type { WidgetName, WidgetOptions } from './options';

export type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/runtime/events';
export type { BrokerEventMap, BrokerWidgets } from './api';
export type { LoadOptions } from './load';
export type { WidgetName, WidgetOptions } from './options';

// Props that the `<div>` gets unchanged, besides `aria-*` and `data-*`. A prop that this package doesn't know becomes a
// `data-*` option, since a newer loader may support it.
const DOM_PROPS = new Set(['id', 'className', 'style', 'title', 'role', 'dir', 'hidden', 'children']);

type OwnProps = Pick<
  HTMLAttributes<HTMLDivElement>,
  'id' | 'className' | 'title' | 'role' | 'dir' | 'hidden'
> & {
  /** Custom properties such as `{ '--broker-accent': '#0a7' }` style the widget. */
  readonly style?:
    | (HTMLAttributes<HTMLDivElement>['style'] & { readonly [name: `--${string}`]: string | number })
    | undefined;
  /** The fallback. Shown until the widget is mounted, and if it fails. */
  readonly children?: ReactNode;
  /** Attributes of the loader's `<script>`. Ignored if the page already has a loader. */
  readonly loader?: LoadOptions | undefined;
};

/** The widget's options in camel case, handlers of its events, and common DOM props. */
export type BrokerWidgetProps<Name extends WidgetName = WidgetName> = { readonly name: Name } & Omit<
  WidgetOptions<Name>,
  keyof OwnProps
> &
  EventHandlers &
  OwnProps;

// React 18 warns about layout effects on the server.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function toDomProps(props: object) {
  const domProps: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (DOM_PROPS.has(name) || /^(aria|data)-/.test(name)) domProps[name] = value;
    else if (!(name in EVENT_BY_PROP) && name !== 'loader') options[name] = value;
  }
  return { ...domProps, ...toAttributes(options) };
}

function Placeholder({ loader, ...props }: BrokerWidgetProps, ref: Ref<HTMLDivElement>) {
  const hostRef = useRef<HTMLDivElement>(null);
  const handlers = useRef<EventHandlers>(props);
  useImperativeHandle(ref, () => hostRef.current as HTMLDivElement, []);
  useBeforePaint(() => {
    handlers.current = props;
  });
  useBeforePaint(() => {
    const host = hostRef.current as HTMLDivElement;
    if (!bindEvents(host, handlers)) return;
    const root = host.getRootNode() as Document | ShadowRoot;
    // The loader observes the document, and mounts, updates and unmounts its widgets. In a shadow root, it does so only
    // after scan().
    void withLoader(host, (widgets) => root === document || widgets.scan(root), loader);
  }, []);
  return <div ref={hostRef} {...toDomProps(props)} />;
}

/**
 * A placeholder on which the loader mounts a widget. Renders a `<div>` with the fallback in the browser and on the
 * server. The widget renders into the element's shadow root, which React doesn't touch.
 */
export const BrokerWidget = forwardRef(Placeholder) as unknown as <Name extends WidgetName>(
  props: BrokerWidgetProps<Name> & { readonly ref?: Ref<HTMLDivElement> },
) => ReactElement | null;
