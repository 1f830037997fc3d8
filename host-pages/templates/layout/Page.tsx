import type { ReactNode } from 'react';
import type { Content } from '../../content/lists';
import { Head, type HeadFiles } from '../../head/Head';
import { ContactPopupPlaceholder } from '../../prerender/forms';
import { ScrollToTopPlaceholder, ToastsPlaceholder } from '../../prerender/page-layout';
import { subjectOf } from '../../records/page-subject';
import { hasForm, popupOpens } from '../../records/pages-with-form';
import type { Route } from '../../route';
import { SITE } from '../../site';
import { Ask } from '../blocks/Ask';
import { Footer } from './Footer';
import { Header } from './Header';

type PageProps = { readonly route: Route; readonly files: HeadFiles; readonly content: Content };

type DocumentProps = {
  readonly route: Route;
  readonly files: HeadFiles;
  /** The `<body>`. */
  readonly children: ReactNode;
};

/** Renders a complete HTML document with any body. */
export const Document = ({ route, files, children }: DocumentProps) => (
  <html lang="en-IN">
    <Head page={route} site={SITE} files={files} />
    {children}
  </html>
);

/** Renders a complete page of the site. */
export const Page = ({ route, files, content }: PageProps) => (
  <Document route={route} files={files}>
    <body className="g-paper" id="top">
      {/* The skip link covers the top bar, so it takes its colours from the bar's background. */}
      <a className="skip btn g-ink" href="#main">
        Skip to content
      </a>
      <Header path={route.path} />
      <main id="main" tabIndex={-1}>
        {route.body(content)}
        {hasForm(route.path) && <Ask path={route.path} product={route.service?.name} />}
      </main>
      <Footer path={route.path} product={route.service?.name} />
      <ScrollToTopPlaceholder />
      {/* People who build a snippet are partners, not customers to contact. */}
      {route.path !== '/embed' && (
        <ContactPopupPlaceholder
          subject={subjectOf(route.path, route.service?.name)}
          opens={popupOpens(route.path)}
        />
      )}
      <ToastsPlaceholder />
    </body>
  </Document>
);
