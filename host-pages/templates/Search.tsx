import { BANNERS } from '../art/banners';
import { newestArchivePath } from '../content/archive';
import { postPath } from '../content/content-paths';
import type { Content } from '../content/lists';
import { SEARCH_PATH } from '../records/search';
import type { Route } from '../route';
import { Hero } from './blocks/Hero';
import { SearchBox, SearchResults } from './blocks/SearchBox';
import type { Crumbs } from './layout/Breadcrumb';

type PageLink = Pick<Route, 'path' | 'crumbs' | 'service' | 'indexed' | 'language'>;

type SearchProps = {
  readonly crumbs: Crumbs;
  /** All pages of the site. */
  readonly pages: readonly PageLink[];
  readonly posts: Content['posts'];
};

const LISTED_POSTS = 10;

type ListProps = {
  readonly title: string;
  readonly links: readonly (readonly [name: string, path: string, language?: string | undefined])[];
};

const List = ({ title, links }: ListProps) => (
  <section>
    <h3>{title}</h3>
    <ul>
      {links.map(([name, path, language]) => (
        <li key={path}>
          <a href={path} lang={language}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const linkTo = ({ path, crumbs, language }: PageLink) =>
  [crumbs.at(-1)?.[0] ?? path, path, language] as const;

/** Renders the search box, the section for results, and a list of the indexed pages, which works without scripts. */
export const Search = ({ crumbs, pages, posts }: SearchProps) => {
  const listed = pages.filter(({ path, indexed }) => indexed && path !== SEARCH_PATH);
  const products = listed.filter(({ service }) => service);
  const isIndividual = ({ path }: PageLink) => path.startsWith('/individual/');
  const archive = newestArchivePath(posts);
  return (
    <>
      <Hero title="Search" crumbs={crumbs} picture={BANNERS.search} height="low" ground="ink">
        <SearchBox label="Insurance, questions, terms and posts" />
      </Hero>
      <SearchResults />
      <section className="sec wrap site-list" aria-labelledby="all-pages">
        <h2 id="all-pages">All pages</h2>
        <noscript>
          <p>The search needs JavaScript. Here is a list of all pages.</p>
        </noscript>
        <div>
          <List title="Individual insurance" links={products.filter(isIndividual).map(linkTo)} />
          <List
            title="Corporate insurance"
            links={products.filter((page) => !isIndividual(page)).map(linkTo)}
          />
          <List title="Other pages" links={listed.filter(({ service }) => !service).map(linkTo)} />
          {archive && (
            <List
              title="Blog posts"
              links={[
                ...posts.slice(0, LISTED_POSTS).map(({ id, title }) => [title, postPath(id)] as const),
                ['Archive of all posts', archive],
              ]}
            />
          )}
        </div>
      </section>
    </>
  );
};
