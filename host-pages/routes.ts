import type { ReactNode } from 'react';
import { HOME, NOT_FOUND, type PageRecord } from './records/pages';
import { Home } from './templates/Home';
import { NotFound } from './templates/NotFound';

export type Route = {
  readonly path: string;
  /** Where it lies in dist/. */
  readonly file: string;
  readonly record: PageRecord;
  readonly template: () => ReactNode;
};

export const ROUTES: readonly Route[] = [
  { path: '/', file: 'index.html', record: HOME, template: Home },
  // Served for any other path, with status 404.
  { path: '/404', file: '404.html', record: NOT_FOUND, template: NotFound },
];
