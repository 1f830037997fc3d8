import { HAS_PHONE, OFFICES, REACH_US } from './office-towns';

/** Maximum lengths of titles and descriptions, in characters. Search engines cut longer texts. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/** A page's metadata (requirements 2.4). */
export type PageRecord = {
  readonly meta_title: string;
  readonly meta_description: string;
  readonly keyword: string;
};

/** Returns a description: a sentence about the broker, then `text`. It mentions the offices if there is room. */
export const brokerWith = (text: string): string =>
  OFFICES.fit(
    MAX_DESCRIPTION,
    (_, officesIn) => `A regulated insurance broker with ${officesIn}. ${text}`,
    `A regulated insurance broker for people and companies in India. ${text}`,
  );

export const HOME: PageRecord = {
  meta_title: 'Insurance Broker for People and Companies',
  meta_description: brokerWith('Read what each policy includes and leaves out, and ask us for a quote.'),
  keyword: [
    'insurance broker, individual insurance, corporate insurance, insurance quote',
    ...OFFICES.towns,
  ].join(', '),
};

const whoWeAre = (place: string) =>
  `Who we are, whom we serve and how we work: a regulated insurance broker in ${place}, what it owes you and where to complain.`;

export const ABOUT_US: PageRecord = {
  meta_title: 'About Us and How a Broker Works',
  meta_description: OFFICES.fit(MAX_DESCRIPTION, whoWeAre, whoWeAre('India')),
  keyword: ['about us, insurance broker, regulated broker, broker and agent', ...OFFICES.towns].join(', '),
};

export const SERVICES_PAGE: PageRecord = {
  meta_title: 'Insurance Audit, Broking and Claims Services',
  meta_description:
    'Insurance audit and broking for people and companies: risk, current cover and cost, future premiums, underwriting, policy management and claims.',
  keyword: 'insurance audit, insurance broking, risk assessment, policy management, claims management',
};

/** Metadata of the services page at its second path, /individuals. */
export const INDIVIDUALS: PageRecord = {
  meta_title: 'Insurance Services for Individuals',
  meta_description:
    'How we help individuals with insurance: we look at the risks you run, the cover you hold and its cost, and stay with you through a claim.',
  keyword: 'insurance services, insurance for individuals, insurance review, insurance broking, claims help',
};

export const INDIVIDUAL_PAGE: PageRecord = {
  meta_title: 'Individual Insurance for You and Your Family',
  meta_description:
    'Motor, home, health, life, child education and cyber insurance for you and your family: what each policy does and what to check before you buy.',
  keyword:
    'individual insurance, motor insurance, home insurance, health insurance, life insurance, child education insurance, cyber insurance',
};

export const CONTACT_US: PageRecord = {
  meta_title: OFFICES.fit(
    MAX_TITLE,
    (towns) => `Contact Our ${OFFICES.noun.replace('o', 'O')} in ${towns}`,
    `Contact Us by ${HAS_PHONE ? 'Phone, ' : ''}Email or Form`,
  ),
  meta_description: OFFICES.fit(
    MAX_DESCRIPTION,
    (towns) =>
      `${REACH_US}: how to reach our ${OFFICES.noun} in ${towns} by ${HAS_PHONE ? 'phone and email' : 'email'}, and a form for your insurance query.`,
    `${REACH_US}: the addresses${HAS_PHONE ? ', phone numbers' : ''} and email of our offices, and a form for your insurance query.`,
  ),
  keyword: [
    'contact',
    ...OFFICES.towns.map((town) => `insurance broker ${town}`),
    'insurance query, office address',
  ].join(', '),
};

export const CAREERS: PageRecord = {
  meta_title: 'Careers and Current Openings',
  meta_description:
    'Current openings at our insurance broking offices, with the job type, place and duties of each. Choose an opening to read more and to apply.',
  keyword: [
    'careers, current openings, insurance jobs, insurance broker jobs',
    ...OFFICES.towns.map((town) => `jobs in ${town}`),
  ].join(', '),
};

export const CAREER_DETAILS: PageRecord = {
  meta_title: 'Job Details and Application',
  meta_description:
    'Overview, responsibilities, qualifications and deadline of one opening, with the form to apply for it and a place to send your resume.',
  keyword: 'job details, job application, insurance careers, apply for a job',
};

export const COMPANY_POLICIES: PageRecord = {
  meta_title: 'Company Policies',
  meta_description:
    'The policies that our company works by, in full and in their present form, for clients, job applicants and visitors of this website.',
  keyword: 'company policies, insurance broker policies, client policies, website policies',
};

export const TERMS_OF_SERVICES: PageRecord = {
  meta_title: 'Terms of Service',
  meta_description:
    'The terms for using this website: acceptance, your responsibilities, intellectual property, termination of service and limitation of liability.',
  keyword: 'terms of service, website terms, user responsibilities, intellectual property, liability',
};

export const MEDIA: PageRecord = {
  meta_title: 'Media: Videos and Images',
  meta_description:
    'Our video gallery and image gallery in one place. Choose an item to watch the video or to see the picture in a larger view with its title.',
  keyword: 'media, video gallery, image gallery, insurance videos',
};

export const BLOG: PageRecord = {
  meta_title: 'Blog on Insurance, Risk and Claims',
  meta_description:
    'Articles on insurance for people and companies in India. Choose a post to read it in full, or load more to see every post on the list.',
  keyword: 'insurance blog, insurance articles, risk, claims, insurance in India',
};

export const BLOG_DETAILS: PageRecord = {
  meta_title: 'Blog Article',
  meta_description:
    'One article from our blog on insurance, risk and claims, in full. It gives general information, and cover always depends on the policy wording.',
  keyword: 'insurance blog, insurance article, risk, claims',
};

export const FIND_MY_COVER_PAGE: PageRecord = {
  meta_title: 'Find My Cover: Which Insurance Fits?',
  meta_description:
    'Not sure which policy fits? Answer three questions about yourself, your business or your employees. You see one to three policies, and why they fit.',
  keyword:
    'which insurance do I need, find my cover, insurance finder, individual insurance, business insurance, employee benefits',
};

export const CLAIMS_PAGE: PageRecord = {
  meta_title: 'How to Make an Insurance Claim',
  meta_description:
    'What to do first after an accident, a fire, a theft, a stay in hospital or damaged goods: first steps, documents to keep and whom to call.',
  keyword:
    'insurance claim, motor claim, health claim, fire claim, marine claim, claim documents, cyber fraud helpline',
};

export const COMPARE_PAGE: PageRecord = {
  meta_title: 'Compare Covers Side by Side',
  meta_description:
    'Third party or package, open policy or single transit, D&O or professional indemnity, fire or all risk: see what each covers and leaves out.',
  keyword:
    'compare insurance, third party or comprehensive, open policy or single transit, D&O or professional indemnity, fire or all risk',
};

export const RENEWAL_REMINDER_PAGE: PageRecord = {
  meta_title: 'Renewal Reminder for Your Policy',
  meta_description:
    'Tell us the month in which your motor, health, home or business policy expires, and how to reach you. We contact you before it does.',
  keyword: 'renewal reminder, policy renewal, renew policy, policy expiry, motor renewal, health renewal',
};

export const EMBED: PageRecord = {
  meta_title: 'For Partners: Share Our Quote Form',
  meta_description:
    'For partners: your link to our quote form with a QR code and a card to print, the form for your own site, and how to ask for a partner ID.',
  keyword: 'partners, partner ID, quote link, QR code, embed quote form, insurance widget, website snippet',
};

export const GLOSSARY_PAGE: PageRecord = {
  meta_title: 'Glossary of Insurance Terms',
  meta_description:
    'Insured declared value, co-payment, deductible, retroactive date and other words of insurance in India, each explained in one or two sentences.',
  keyword: 'insurance glossary, insurance terms, IDV, co-payment, deductible, retroactive date, sum insured',
};

export const SEARCH: PageRecord = {
  meta_title: 'Search This Site',
  meta_description:
    'Search our insurance products, the questions about them, the glossary and the blog, or choose from a list of all pages of this website.',
  keyword: 'search, site map, insurance products, insurance questions, glossary',
};

export const NOT_FOUND: PageRecord = {
  meta_title: 'Page Not Found',
  meta_description: 'The page that you asked for is not here.',
  keyword: '',
};
