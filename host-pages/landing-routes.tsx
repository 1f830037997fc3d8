import { productIn } from './prerender/translations';
import { type LandingPage, versionsOf } from './records/landing/landing-pages';
import type { Route } from './route';
import { Landing } from './templates/Landing';

/** Returns the pages in other languages. */
export const landingRoutes = (pages: readonly LandingPage[]): readonly Route[] =>
  pages.map((page) => {
    const { path, language, frame, record, product } = page;
    const crumbs = [
      [frame.home, '/'],
      [productIn(language, product.name), path],
    ] as const;
    return {
      path,
      file: `${path.slice(1)}.html`,
      meta: record.meta,
      canonical: path,
      crumbs,
      faqs: record.faqs,
      language,
      versions: versionsOf(product, true, pages),
      landing: page,
      picture: product.pictures.hero,
      shareTitle: product.meta.meta_title,
      indexed: record.reviewed,
      body: () => <Landing page={page} crumbs={crumbs} pages={pages} />,
    };
  });
