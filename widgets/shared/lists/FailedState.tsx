import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { COPY } from './copy';
import { EmptyState, type EmptyStateProps } from './EmptyState';
import type { Loaded } from './list-store';

type FailedStateProps = Omit<EmptyStateProps, 'children'> & {
  readonly retry: Loaded<unknown>['retry'] | undefined;
  /** URL of the contact page, or a `mailto:` URL. */
  readonly contact: string;
  /** Classes of the paragraphs, the button and the link. */
  readonly classes: readonly [text: string, button: string, link: string];
};

export const LISTING_CLASSES: FailedStateProps['classes'] = [
  'broker-listing__text',
  'broker-listing__action broker-listing__action--quiet',
  'broker-listing__way',
];

/** Renders the panel that replaces a list that failed to load. */
export function FailedState({
  title,
  heading,
  retry,
  contact,
  classes: [text, button, link],
}: FailedStateProps) {
  const [status, setStatus] = useState('');
  /** The element around this panel while the list loads again; otherwise null. */
  const list = useRef<HTMLElement | null>(null);

  // When this panel unmounts, move the focus from its button to the list, which replaces the panel.
  useLayoutEffect(
    () => () => {
      list.current?.setAttribute('tabindex', '-1');
      list.current?.focus({ preventScroll: true });
    },
    [],
  );

  const tryAgain = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (list.current) return;
    list.current = currentTarget.closest<HTMLElement>('.broker-list');
    setStatus(COPY.trying);
    if (await retry?.()) return;
    list.current = null;
    setStatus(COPY.failedAgain);
  };
  return (
    <EmptyState title={title} heading={heading}>
      <p className={text}>{COPY.failed}</p>
      <p className={text}>
        <button type="button" className={button} onClick={tryAgain}>
          {COPY.again}
        </button>{' '}
        <a className={link} href={contact}>
          {COPY.contact}
        </a>
      </p>
      <p className={text} role="status">
        {status}
      </p>
    </EmptyState>
  );
}
