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
import { attributesOf } from './attributes';
import { HANDLERS, type Handlers, hear } from './hear';
import { type LoadOptions, withLoader } from './load';
import type { WidgetName, WidgetOptions } from './options';

export type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/events';
export type { BrokerEventMap, BrokerWidgets } from './api';
export type { LoadOptions } from './load';
export type { WidgetName, WidgetOptions } from './options';

// What stays the element's own. Whatever else comes is an option, also one that this copy has not heard of.
const OWN = new Set(['id', 'className', 'style', 'title', 'role', 'dir', 'hidden', 'children']);

type OwnProps = Pick<
  HTMLAttributes<HTMLDivElement>,
  'id' | 'className' | 'title' | 'role' | 'dir' | 'hidden'
> & {
  /** `{ '--broker-accent': '#0a7' }` and the like reach into the widget. */
  readonly style?:
    | (HTMLAttributes<HTMLDivElement>['style'] & { readonly [name: `--${string}`]: string | number })
    | undefined;
  /** The fallback: shows until the widget stands, and where it cannot. */
  readonly children?: ReactNode;
  /** How the loader's tag is written, where the page has none. */
  readonly loader?: LoadOptions | undefined;
};

/** The widget's options in camel case, handlers of its events, and what any element takes. */
export type BrokerWidgetProps<Name extends WidgetName = WidgetName> = { readonly name: Name } & Omit<
  WidgetOptions<Name>,
  keyof OwnProps
> &
  Handlers &
  OwnProps;

// React 18 complains of layout effects on the server.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function divide(props: object) {
  const own: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (OWN.has(name) || /^(aria|data)-/.test(name)) own[name] = value;
    else if (!(name in HANDLERS) && name !== 'loader') options[name] = value;
  }
  return { ...own, ...attributesOf(options) };
}

function Placeholder({ loader, ...props }: BrokerWidgetProps, ref: Ref<HTMLDivElement>) {
  const own = useRef<HTMLDivElement>(null);
  const latest = useRef<Handlers>(props);
  useImperativeHandle(ref, () => own.current as HTMLDivElement, []);
  useBeforePaint(() => {
    latest.current = props;
  });
  useBeforePaint(() => {
    const host = own.current as HTMLDivElement;
    if (!hear(host, latest)) return;
    const root = host.getRootNode() as Document | ShadowRoot;
    // The page's own tree the loader watches by itself: mounting, updating and unmounting are its affair.
    void withLoader(host, (widgets) => root === document || widgets.scan(root), loader);
  }, []);
  return <div ref={own} {...divide(props)} />;
}

/**
 * A placeholder whose widget the loader mounts. On the server it is a `<div>` with its fallback; the widget lives in its
 * shadow root, which React does not look into.
 */
export const BrokerWidget = forwardRef(Placeholder) as unknown as <Name extends WidgetName>(
  props: BrokerWidgetProps<Name> & { readonly ref?: Ref<HTMLDivElement> },
) => ReactElement | null;
