import type { ReactNode } from 'react';
import type { BareSheet } from './sheet';
import { SITE } from './site';
import { FramedForm } from './templates/FramedForm';
import { SamplePage } from './templates/SamplePage';

/** A page without the site around it, for a frame. Search engines are kept from it; who may frame it: deploy/headers.ts. */
export type BarePageRow = {
  readonly path: string;
  /** Where it lies in dist/. */
  readonly file: string;
  /** Of its sheet, and of its script in browser/. */
  readonly name: BareSheet;
  readonly title: string;
  /** Whose files are named in its head. */
  readonly widget?: string;
  readonly body: () => ReactNode;
};

export const BARE_PAGES: readonly BarePageRow[] = [
  {
    path: '/embed/quote-form',
    file: 'embed/quote-form.html',
    name: 'embed-frame',
    title: `Get A Quote | ${SITE.name}`,
    widget: 'quote-form',
    body: FramedForm,
  },
  {
    path: '/embed/preview',
    file: 'embed/preview.html',
    name: 'embed-preview',
    title: 'Sample page of a partner',
    body: SamplePage,
  },
];
