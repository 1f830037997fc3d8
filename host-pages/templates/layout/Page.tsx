import type { ReactNode } from 'react';
import type { PageRecord } from '../../records/pages';
import { SITE } from '../../site';
import { Logo } from './Logo';

type PageProps = {
  readonly record: PageRecord;
  readonly path: string;
  /** Address of the site's sheet. */
  readonly sheet: string;
  readonly children: ReactNode;
};

/** One whole document. */
export const Page = ({ record, path, sheet, children }: PageProps) => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${record.meta_title} | ${SITE.name}`}</title>
      <meta name="description" content={record.meta_description} />
      {record.keyword && <meta name="keywords" content={record.keyword} />}
      <link rel="canonical" href={SITE.origin + path} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href="/assets/anek-latin.woff2" as="font" type="font/woff2" crossOrigin="" />
      <link rel="stylesheet" href={sheet} />
      <script defer src="/loader.js" data-broker-loader="" />
    </head>
    <body className="g-paper">
      <a className="skip btn" href="#main">
        Skip to content
      </a>
      <header className="bar g-ink">
        <div className="wrap">
          <a className="logo" href="/">
            <Logo />
            {SITE.name}
          </a>
          <a className="btn" href="/#formdata">
            Get A Quote
          </a>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="g-ink">
        <div className="wrap foot">
          <p className="logo">
            <Logo />
            {SITE.name}
          </p>
          <p>{`Registered insurance broker. ${SITE.licence}`}</p>
          <p>
            Insurance is the subject matter of solicitation. Cover always depends on the policy wording.
            <br />© 2025 {SITE.name}
          </p>
        </div>
      </footer>
    </body>
  </html>
);
