import type { ReactNode } from 'react';
import { BANNERS } from './art/banners';
import { HEROES } from './art/heroes';
import { JOB_PAGE, POST_PAGE } from './content/content-paths';
import type { ListName } from './content/lists';
import type { PageContent } from './content/samples';
import { landingRoutes, productRoutes } from './product-routes';
import { CLAIMS_PAGE, CLAIMS_PATH } from './records/claims';
import { COMPARE, COMPARE_PATH } from './records/compare';
import { FIND_MY_COVER, FIND_MY_COVER_PATH } from './records/find-my-cover';
import { GLOSSARY, GLOSSARY_PATH, termId } from './records/glossary';
import { type LandingPage, landingPages } from './records/landing/landing-pages';
import * as pages from './records/pages';
import { HAS_REMINDERS, REMINDER, RENEWAL_REMINDER_PATH } from './records/renewal-reminder';
import { SEARCH_PATH } from './records/search';
import { fileOf, HOME_CRUMB, type Route } from './route';
import { About } from './templates/About';
import { Claims } from './templates/Claims';
import { Compare } from './templates/Compare';
import { Contact } from './templates/Contact';
import { Embed } from './templates/Embed';
import { FindMyCover } from './templates/FindMyCover';
import { Glossary } from './templates/Glossary';
import { Home } from './templates/Home';
import { Individual } from './templates/Individual';
import { Blog, Careers, Media, Policies } from './templates/Lists';
import type { Crumbs } from './templates/layout/Breadcrumb';
import { NotFound } from './templates/NotFound';
import { CareerDetails } from './templates/Opening';
import { BlogDetails } from './templates/Post';
import { RenewalReminder } from './templates/RenewalReminder';
import { Search } from './templates/Search';
import { Services } from './templates/Services';
import { Terms } from './templates/Terms';

type Row = Pick<Route, 'path' | 'meta' | 'picture' | 'terms'> & {
  readonly name: string;
  /** The part of the breadcrumb between the home page and the row's page. */
  readonly trail?: Crumbs;
  readonly template: (props: { readonly crumbs: Crumbs; readonly content: PageContent }) => ReactNode;
  readonly canonical?: string;
  readonly indexed?: boolean;
  readonly showsAny?: boolean;
  readonly uses?: readonly ListName[];
};

const CAREERS_CRUMB = ['Careers', '/careers'] as const;
const BLOG_CRUMB = ['Blog', '/blog'] as const;

const REMINDER_ROW: Row = {
  path: RENEWAL_REMINDER_PATH,
  name: REMINDER.title,
  meta: pages.RENEWAL_REMINDER_PAGE,
  template: RenewalReminder,
  picture: BANNERS.renewal,
};

// One row for each page: path, name in the breadcrumb, metadata, template, picture.
const ROWS: readonly Row[] = [
  { path: '/about-us', name: 'About Us', meta: pages.ABOUT_US, template: About, picture: BANNERS.about },
  {
    path: '/services',
    name: 'Services',
    meta: pages.SERVICES_PAGE,
    template: Services,
    picture: HEROES.services,
  },
  {
    path: '/individuals',
    name: 'Services',
    meta: pages.INDIVIDUALS,
    template: Services,
    picture: HEROES.services,
    canonical: '/services',
    indexed: false,
  },
  {
    path: '/individual',
    name: 'Individual Insurance',
    meta: pages.INDIVIDUAL_PAGE,
    template: Individual,
    picture: HEROES.individual,
  },
  {
    path: '/contact-us',
    name: 'Contact Us',
    meta: pages.CONTACT_US,
    template: Contact,
    picture: BANNERS.contact,
  },
  {
    path: '/careers',
    name: 'Careers',
    meta: pages.CAREERS,
    template: Careers,
    picture: BANNERS.careers,
    uses: ['jobs'],
  },
  // A page that can show any opening. A script finds the opening's id: see `CareerDetails` in templates/Opening.tsx.
  // Without an id the page is empty, so search engines must not index it.
  {
    path: JOB_PAGE,
    name: 'Opening',
    trail: [CAREERS_CRUMB],
    meta: pages.CAREER_DETAILS,
    template: CareerDetails,
    picture: BANNERS.careers,
    indexed: false,
    showsAny: true,
  },
  {
    path: '/company-policies',
    name: 'Company Policies',
    meta: pages.COMPANY_POLICIES,
    template: Policies,
    picture: BANNERS.policies,
    uses: ['policies'],
  },
  {
    path: '/terms-of-services',
    name: 'Terms of Service',
    meta: pages.TERMS_OF_SERVICES,
    template: Terms,
    picture: BANNERS.terms,
  },
  {
    path: '/media',
    name: 'Media',
    meta: pages.MEDIA,
    template: Media,
    picture: BANNERS.media,
    uses: ['media'],
  },
  {
    path: '/blog',
    name: 'Blog',
    meta: pages.BLOG,
    template: Blog,
    picture: BANNERS.blog,
    uses: ['posts'],
  },
  {
    path: FIND_MY_COVER_PATH,
    name: FIND_MY_COVER.title,
    meta: pages.FIND_MY_COVER_PAGE,
    template: FindMyCover,
    picture: BANNERS.finder,
  },
  {
    path: CLAIMS_PATH,
    name: CLAIMS_PAGE.title,
    meta: pages.CLAIMS_PAGE,
    template: Claims,
    picture: BANNERS.claims,
  },
  {
    path: COMPARE_PATH,
    name: COMPARE.title,
    meta: pages.COMPARE_PAGE,
    template: Compare,
    picture: BANNERS.compare,
  },
  ...(HAS_REMINDERS ? [REMINDER_ROW] : []),
  { path: '/embed', name: 'For Partners', meta: pages.EMBED, template: Embed, picture: BANNERS.partners },
  {
    path: GLOSSARY_PATH,
    name: 'Glossary',
    meta: pages.GLOSSARY_PAGE,
    template: Glossary,
    picture: BANNERS.glossary,
    terms: GLOSSARY.map((entry) => ({ id: termId(entry), ...entry })),
  },
  // A page that can show any post. The server sends it for posts that are newer than the build.
  {
    path: POST_PAGE,
    name: 'Post',
    trail: [BLOG_CRUMB],
    meta: pages.BLOG_DETAILS,
    template: BlogDetails,
    picture: BANNERS.blog,
    indexed: false,
    showsAny: true,
  },
];

const pageRoute = ({ path, name, trail = [], meta, picture, template: Template, ...rest }: Row): Route => {
  const crumbs: Crumbs = [HOME_CRUMB, ...trail, [name, path]];
  return {
    path,
    file: fileOf(path),
    meta,
    canonical: path,
    picture,
    crumbs,
    indexed: true,
    ...rest,
    body: (content) => <Template crumbs={crumbs} content={content} />,
  };
};

const HOME: Route = {
  path: '/',
  file: 'index.html',
  meta: pages.HOME,
  canonical: '/',
  crumbs: [HOME_CRUMB],
  picture: HEROES.covering,
  indexed: true,
  uses: ['testimonials', 'associates'],
  body: Home,
};

const SEARCH_CRUMBS = [HOME_CRUMB, ['Search', SEARCH_PATH]] as const;

/** @param all returns the routes of all pages, including the search page */
const searchRoute = (all: () => readonly Route[]): Route => ({
  path: SEARCH_PATH,
  file: fileOf(SEARCH_PATH),
  meta: pages.SEARCH,
  canonical: SEARCH_PATH,
  crumbs: SEARCH_CRUMBS,
  picture: BANNERS.search,
  indexed: true,
  uses: ['posts'],
  body: ({ posts }) => <Search crumbs={SEARCH_CRUMBS} pages={all()} posts={posts} />,
});

const NOT_FOUND: Route = {
  path: '/404',
  file: '404.html',
  meta: pages.NOT_FOUND,
  canonical: '/404',
  crumbs: [HOME_CRUMB],
  picture: BANNERS.notFound,
  indexed: false,
  body: NotFound,
};

/** Returns the routes of all pages. `translated` contains the pages in other languages. */
export function routesWith(translated: readonly LandingPage[]): readonly Route[] {
  const routes: readonly Route[] = [
    HOME,
    ...ROWS.map(pageRoute),
    ...productRoutes(translated),
    searchRoute(() => routes),
    ...landingRoutes(translated),
    // The server sends this page for any other path, with status 404.
    NOT_FOUND,
  ];
  return routes;
}

export const ROUTES = routesWith(landingPages());
