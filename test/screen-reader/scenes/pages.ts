import { hasForm } from '../../../host-pages/records/pages-with-form';
import { SITE } from '../../../host-pages/site';
import { COPY } from '../../../widgets/quote-form/copy';
import { END_OF_PAGE, hears, type Scene } from '../reader';

/** One page of each template, with a pattern that its first heading matches. */
const PAGES: readonly (readonly [template: string, path: string, heading: RegExp])[] = [
  ['the home page', '/', new RegExp(`^${SITE.name}$`)],
  ['a product', '/corporate/liability-insurance/public-liability', /^Public Liability/],
  ['a category', '/corporate/project-insurance', /^Project Insurance/],
  ['products for individuals', '/individual', /^Individual Insurance/],
  ['about us', '/about-us', /./],
  ['services', '/services', /./],
  ['claims', '/claims', /./],
  ['comparisons', '/compare', /./],
  ['find my cover', '/find-my-cover', /./],
  ['the glossary', '/glossary', /./],
  ['contact us', '/contact-us', /./],
  ['careers', '/careers', /./],
  ['an opening', '/career-details/1', /./],
  ['the list of posts', '/blog', /./],
  ['a post', '/blog-details/MQ==', /./],
  ['older posts', '/blog/archive/1', /./],
  ['media', '/media', /./],
  ['company policies', '/company-policies', /./],
  ['terms', '/terms-of-services', /./],
  ['search', '/search', /./],
  ['for partners', '/embed', /./],
  ['an address without a page', '/no-such-page', /./],
];

/** Matches words that run together, such as "HyderabadTelangana". */
const JOINED = /\b(?!LinkedIn|WhatsApp|WordPress|YouTube)\p{L}*\p{Ll}\p{Lu}\p{Ll}/u;

export const PAGE_SCENES: readonly Scene[] = PAGES.map(([template, path, heading]) => ({
  title: `Say All reads ${template} (${path}) from its heading to the end of the footer`,
  sharesBrowser: true,
  async run(reader) {
    await reader.open(reader.demo.siteUrl + path);
    hears(await reader.sayAll(), {
      inOrder: [
        'Skip to content',
        heading,
        'heading level 1',
        ...(hasForm(path) ? ['First Name', 'Mobile Number', COPY.submit] : []),
        'Reach Us At',
        END_OF_PAGE,
      ],
      never: [/invalid/, JOINED],
    });
  },
}));
