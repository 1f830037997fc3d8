import type { ReactNode } from 'react';
import { FORM_PAGE } from '../widgets/contract/form-page';
import { shareImageFile } from './head/addresses';
import type { ShareImage } from './head/share-image-facts';
import { pageText } from './prerender/page-texts';
import { SITE } from './site';
import type { StandaloneSheet } from './styles/sheet-parts';
import { FramedForm } from './templates/FramedForm';
import { SamplePage } from './templates/SamplePage';

/**
 * A page that is made to be shown in a frame, without the site's header and footer. Search engines must not index it.
 * deploy/headers.ts says which sites may frame the page.
 */
export type StandalonePageRow = {
  readonly path: string;
  /** Path of the page's file, relative to `dist`. */
  readonly file: string;
  /** Name of the page's style sheet, and of the page's script in browser/. */
  readonly name: StandaloneSheet;
  /** The page's title, as props of the `<title>` element. */
  readonly title: { readonly children: string };
  /** How messengers show a link to the page. Present only for pages that may also be opened outside a frame. */
  readonly share?: { readonly image: ShareImage; readonly description: string };
  /** The widget whose modules the page preloads. */
  readonly widget?: string;
  readonly body: () => ReactNode;
};

export const STANDALONE_PAGES: readonly StandalonePageRow[] = [
  {
    path: FORM_PAGE,
    file: `${FORM_PAGE.slice(1)}.html`,
    name: 'embed-frame',
    title: pageText('title', SITE.name),
    share: {
      image: { file: shareImageFile(FORM_PAGE), title: 'Get A Quote' },
      description: `Ask ${SITE.name} for a quote: motor, health, life, property, marine, liability and more.`,
    },
    widget: 'quote-form',
    body: FramedForm,
  },
  {
    path: '/embed/preview',
    file: 'embed/preview.html',
    name: 'embed-preview',
    title: { children: 'Sample page of a partner' },
    body: SamplePage,
  },
];
