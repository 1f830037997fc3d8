import type { ReactNode } from 'react';

type PlaceholderProps<Options> = {
  readonly name: string;
  readonly when?: 'now' | 'idle' | undefined;
  /**
   * The widget's options. They become data attributes and the props of the prerendered view, so the widget hydrates
   * with the same options.
   */
  readonly options?: Options;
  /**
   * Hash of the content in the prerendered markup. The widget compares it with the hash of the current content, to find
   * out whether the content has changed since the build.
   */
  readonly content?: string;
  readonly children: (options: Options) => ReactNode;
};

const attributeOf = (option: string) => `data-${option.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/**
 * Renders the placeholder of a widget, the element with `data-broker-widget`. It contains the prerendered markup, which
 * the widget hydrates.
 */
export const Placeholder = <Options extends Readonly<Record<string, string>>>({
  name,
  when,
  options = {} as Options,
  content,
  children,
}: PlaceholderProps<Options>) => (
  <div
    data-broker-widget={name}
    data-prerendered=""
    data-content={content}
    data-when={when}
    {...Object.fromEntries(Object.entries(options).map(([option, value]) => [attributeOf(option), value]))}
  >
    {children(options)}
  </div>
);
