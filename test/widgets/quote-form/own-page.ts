import { importForBuild } from '../../support/import-fresh';
import type { FormPage } from './open-form';

const { SITE } = await importForBuild<typeof import('../../../host-pages/site')>('host-pages/site.ts');

/**
 * URL and environment of a form on one of our own pages. The broker is that of the page's markup, because React
 * hydrates the markup only if the widget renders the same text.
 */
export const OWN_PAGE = {
  url: `${SITE.origin}/`,
  env: {
    base: `${SITE.origin}/`,
    product: SITE.product,
    broker: {
      name: SITE.name,
      phone: SITE.phone,
      licence: SITE.licence,
      consentVersion: '2026-11-23.0a1b2c3d',
    },
  },
} as const satisfies FormPage;
