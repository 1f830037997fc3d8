import { postAbout } from './content/related';
import { type PageContent, samplePosts } from './content/samples';
import { productIn } from './prerender/translations';
import { addressOf } from './records/addresses';
import { type LandingPage, versionsOf } from './records/landing/landing-pages';
import { CORPORATE_LINES, INDIVIDUAL_LINES, productAt } from './records/lines';
import type { LineRecord, ProductRecord } from './records/product';
import { fileOf, HOME_CRUMB, type Route } from './route';
import { Landing } from './templates/Landing';
import type { Crumbs } from './templates/layout/Breadcrumb';
import { Product } from './templates/Product';

type ProductRow = {
  record: ProductRecord;
  line: LineRecord;
  trail: Crumbs;
  category?: (typeof CORPORATE_LINES)[0];
};

const productRoute = (
  { record, line, trail, category }: ProductRow,
  translated: readonly LandingPage[],
): Route => {
  const path = addressOf(record);
  const crumbs: Crumbs = [HOME_CRUMB, ...trail, [record.name, path]];
  const picture = line.pictures.hero;
  const versions = versionsOf(record, true, translated);
  const near = [...(category ? [category.record, ...category.products] : []), ...line.related.map(productAt)];
  const postOf = (content: PageContent) => {
    const post = postAbout(record, near, content.posts);
    return { post, isSamplePost: post !== undefined && samplePosts(content).has(post) };
  };
  return {
    path,
    file: fileOf(path),
    meta: record.meta,
    canonical: path,
    crumbs,
    versions,
    faqs: record.faqs,
    service: { name: record.name, description: record.descriptions.join(' ') },
    picture,
    indexed: true,
    extracts: postOf,
    body: (content) => (
      <Product
        record={record}
        crumbs={crumbs}
        picture={picture}
        versions={versions}
        {...postOf(content)}
        {...(category && { category })}
      />
    ),
  };
};

const productRows = (): ProductRow[] => [
  ...INDIVIDUAL_LINES.map((record): ProductRow => {
    return { record, line: record, trail: [['Individual Insurance', '/individual']] };
  }),
  ...CORPORATE_LINES.flatMap((category): ProductRow[] => [
    { record: category.record, line: category.record, trail: [], category },
    ...category.products.map((record): ProductRow => {
      const trail: Crumbs = [[category.record.name, addressOf(category.record)]];
      return { record, line: category.record, trail, category };
    }),
  ]),
];

/**
 * Returns the English pages of all products.
 * @param translated the products' pages in other languages
 */
export const productRoutes = (translated: readonly LandingPage[]): readonly Route[] =>
  productRows().map((row) => productRoute(row, translated));

/** Returns the products' pages in other languages. */
export const landingRoutes = (pages: readonly LandingPage[]): readonly Route[] =>
  pages.map((page) => {
    const { path, language, frame, record, product } = page;
    const crumbs = [
      [frame.home, '/'],
      [productIn(language, product.name), path],
    ] as const;
    return {
      path,
      file: fileOf(path),
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
