/** The texts that all translated pages of one language share: header, headings and footer. */
type LandingFrame = {
  readonly skip: string;
  readonly home: string;
  readonly menu: string;
  readonly breadcrumb: string;
  /** Accessible name of the links to the page in other languages. */
  readonly versions: string;
  readonly onThisPage: string;
  readonly needs: string;
  readonly covers: string;
  readonly excludes: string;
  /** Translation of "Cover always depends on the policy wording." */
  readonly wording: string;
  /** Title and first sentence of the section that says what a visitor needs for a quote. */
  readonly quote: string;
  readonly quoteLead: string;
  readonly claim: string;
  readonly claimDocuments: string;
  readonly questions: string;
  readonly questionsLead: string;
  readonly ask: string;
  readonly questionLink: string;
  readonly backToTop: string;
  readonly notifications: string;
  readonly whatsApp: string;
  readonly registered: string;
  /** Returns a translation of "valid until", followed by the date. `date` is already formatted in the language. */
  readonly validUntil: (date: string) => string;
  readonly reachUs: string;
  readonly about: string;
  readonly quickLinks: string;
  /** Says that the other pages are in English. */
  readonly inEnglish: string;
  readonly solicitation: string;
  /** Sentences about complaints. The page adds the name of the regulator's portal, as a link. */
  readonly complaint: string;
  /** The translated names of pages that exist only in English, keyed by path. */
  readonly pages: Readonly<
    Record<(typeof MENU_PATHS | typeof ABOUT_PATHS | typeof QUICK_PATHS)[number], string>
  >;
};

export const MENU_PATHS = [
  '/about-us',
  '/services',
  '/individual',
  '/media',
  '/blog',
  '/contact-us',
] as const;
export const ABOUT_PATHS = [
  '/about-us',
  '/careers',
  '/media',
  '/terms-of-services',
  '/company-policies',
] as const;
export const QUICK_PATHS = ['/services', '/individual', '/claims', '/blog', '/contact-us'] as const;

/**
 * The texts of a translated page. The page is about a line of insurance: an individual product or a category. The
 * fields correspond to those of the line's English record.
 */
export type LandingRecord = {
  /** The line's slug. */
  readonly slug: string;
  /** True once a native speaker has read the page. Until then, it isn't indexed, and indexed pages don't link to it. */
  readonly reviewed: boolean;
  readonly meta: {
    readonly meta_title: string;
    readonly meta_description: string;
    readonly keyword: string;
  };
  readonly subtitle: string;
  readonly descriptions: readonly string[];
  readonly introTitle: string;
  readonly intro: string;
  readonly needs: readonly string[];
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
  readonly proposalDocuments: readonly string[];
  readonly claim: {
    readonly event: string;
    readonly first: readonly string[];
    readonly documents: readonly string[];
  };
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
};

/** The translated pages of a language. */
export type LandingLanguage = {
  /**
   * The language's code, such as `hi`. The languages into which widgets translate forms and product names are listed in
   * widgets/shared/runtime/language.ts. The code must be in that list.
   */
  readonly language: string;
  readonly frame: LandingFrame;
  readonly pages: readonly LandingRecord[];
};
