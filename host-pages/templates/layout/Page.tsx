import type { Content } from '../../content/lists';
import type { HeadFiles } from '../../head/Head';
import { ContactPopupPlaceholder } from '../../prerender/forms';
import { ScrollToTopPlaceholder, ToastsPlaceholder } from '../../prerender/page-layout';
import { subjectOf } from '../../records/page-subject';
import { hasForm, popupOpens } from '../../records/pages-with-form';
import type { Route } from '../../route';
import { Ask } from '../blocks/Ask';
import { Document } from './Document';
import { Footer } from './Footer';
import { Header } from './Header';
import { LandingPage } from './LandingPage';

type PageProps = { readonly route: Route; readonly files: HeadFiles; readonly content: Content };

export const Page = ({ route, files, content }: PageProps) =>
  route.landing ? (
    <LandingPage route={route} landing={route.landing} files={files} content={content} />
  ) : (
    <Document route={route} files={files}>
      <body className="g-paper" id="top">
        {/* The skip link covers the top bar, so it has the same background class as the bar. */}
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
        {/* The visitors of /embed are partners, not customers, so they get no popup. */}
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
