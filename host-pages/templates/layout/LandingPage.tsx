import type { HeadFiles } from '../../head/Head';
import { ContactPopupPlaceholder } from '../../prerender/forms';
import { ScrollToTopPlaceholder, ToastsPlaceholder } from '../../prerender/page-layout';
import { addressOf } from '../../records/addresses';
import type { LandingPage as Landing } from '../../records/landing/landing-pages';
import { subjectOf } from '../../records/page-subject';
import type { Route } from '../../route';
import { Ask } from '../blocks/Ask';
import { Document } from './Document';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';

type LandingPageProps = {
  readonly route: Route;
  readonly landing: Landing;
  readonly files: HeadFiles;
  readonly content: Parameters<Route['body']>[0];
};

/** Renders a complete page in another language, with a header and a footer in that language. */
export const LandingPage = ({ route, landing, files, content }: LandingPageProps) => {
  const { language, frame, product } = landing;
  const path = addressOf(product);
  return (
    <Document route={route} files={files}>
      <body className="g-paper landing" id="top">
        <a className="skip btn g-ink" href="#main">
          {frame.skip}
        </a>
        <LandingHeader landing={landing} />
        <main id="main" tabIndex={-1}>
          {route.body(content)}
          <Ask path={path} product={product.name} language={language} />
        </main>
        <LandingFooter landing={landing} />
        <ScrollToTopPlaceholder label={frame.backToTop} />
        <ContactPopupPlaceholder subject={subjectOf(path, product.name)} />
        <ToastsPlaceholder label={frame.notifications} />
      </body>
    </Document>
  );
};
