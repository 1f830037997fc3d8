import { COPY } from '../../../widgets/quote-form/copy';
import { END_OF_PAGE, hears, type Scene } from '../reader';

/** A page of each template, its first heading, and whether it has the quote form. */
const PAGES: readonly (readonly [template: string, path: string, heading: RegExp, hasForm: boolean])[] = [
  ['the home page', '/', /^Covering Your Risks/, true],
  ['a product', '/corporate/liability-insurance/public-liability', /^Public Liability/, true],
  ['a category', '/corporate/project-insurance', /^Project Insurance/, true],
  ['products for individuals', '/individual', /^Individual Insurance/, true],
  ['about us', '/about-us', /./, true],
  ['services', '/services', /./, true],
  ['claims', '/claims', /./, false],
  ['comparisons', '/compare', /./, true],
  ['find my cover', '/find-my-cover', /./, true],
  ['the glossary', '/glossary', /./, true],
  ['contact us', '/contact-us', /./, false],
  ['careers', '/careers', /./, false],
  ['an opening', '/career-details/1', /./, false],
  ['the list of posts', '/blog', /./, true],
  ['a post', '/blog-details/MQ==', /./, true],
  ['older posts', '/blog/archive/1', /./, true],
  ['media', '/media', /./, false],
  ['company policies', '/company-policies', /./, false],
  ['terms', '/terms-of-services', /./, false],
  ['search', '/search', /./, false],
  ['for partners', '/embed', /./, false],
  ['an address without a page', '/no-such-page', /./, false],
];

/** Words that run together, such as "HyderabadTelangana". */
const JOINED = /\b(?!LinkedIn|WhatsApp|YouTube)\p{L}*\p{Ll}\p{Lu}\p{Ll}/u;

export const PAGE_SCENES: readonly Scene[] = PAGES.map(([template, path, heading, hasForm]) => ({
  title: `Say All reads ${template} (${path}) from its heading to the end of the footer`,
  sharesBrowser: true,
  async run(reader) {
    await reader.open(reader.demo.siteUrl + path);
    hears(await reader.sayAll(), {
      inOrder: [
        'Skip to content',
        heading,
        'heading level 1',
        ...(hasForm ? ['First Name', 'Mobile Number', COPY.submit] : []),
        'Reach Us At',
        END_OF_PAGE,
      ],
      never: [/invalid/, JOINED],
    });
  },
}));
