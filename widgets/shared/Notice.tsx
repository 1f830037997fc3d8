import type { ReactNode } from 'react';

type NoticeProps = {
  readonly title: string;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly children: ReactNode;
};

/** What stands where there is nothing to list. */
export const Notice = ({ title, heading: Heading = 'h3', children }: NoticeProps) => (
  <div className="broker-listing__notice">
    <svg className="broker-listing__mark" viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path d="M0 0h20a20 20 0 1 1-20 20z" />
    </svg>
    <div className="broker-listing__words">
      <Heading className="broker-listing__title">{title}</Heading>
      {children}
    </div>
  </div>
);
