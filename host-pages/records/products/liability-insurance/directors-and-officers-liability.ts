import { LIABILITY_PRODUCT_PICTURES } from '../../../art/products/liability-insurance';
import type { CategoryProductRecord } from '../../product';

export const DIRECTORS_AND_OFFICERS_LIABILITY: CategoryProductRecord = {
  slug: 'directors-and-officers-liability',
  name: 'Directors and Officers Liability',
  meta: {
    meta_title: 'Directors and Officers Liability Insurance',
    meta_description:
      'Directors and Officers insurance protects company leaders against claims of wrongful decisions. See cover, exclusions, run-off and the rules in India.',
    keyword:
      'directors and officers liability, D&O insurance, independent directors, management liability, run-off cover, securities claims',
  },
  subtitle: 'For the people who run companies',
  descriptions: [
    'Directors and Officers insurance protects company leaders against claims that they made wrongful decisions or failed in their duties.',
    'It pays defence costs and compensation, and it can reimburse the company when the company indemnifies them.',
  ],
  introTitle: 'Cover if the company cannot pay',
  intro:
    'The company may be unable or not allowed to pay for its directors, for example in insolvency. Past, present and future directors are usually included for acts done in their role. The larger listed companies must arrange cover for independent directors under securities rules.',
  needs: [
    'Listed companies, where rules require the larger ones to insure their independent directors',
    'Private companies and start-ups with outside investors',
    'Independent and nominee directors',
    'Organisations planning a share issue, merger or restructuring',
  ],
  coversInShort:
    'Personal liability of directors, sums the company pays to indemnify them, and stated legal costs, securities claims and employment claims.',
  covers: [
    'Personal liability of directors when the company cannot indemnify them',
    'Amounts the company pays when it does indemnify them',
    'Claims against the company itself for securities matters, where included',
    'Legal costs of regulatory inquiries and investigations, as stated',
    'Claims by employees against managers for wrongful employment decisions, where included',
  ],
  excludes: [
    'Fraud, dishonesty and illegal personal profit, once finally established',
    'Claims and facts known before the policy began',
    'Bodily injury and property damage, which other policies cover',
    'Criminal fines and penalties that cannot be insured by law',
    'Professional services given to clients',
  ],
  considerations: [
    'A limit that reflects the size of the company, its shareholders and its overseas business',
    'The retroactive date and continuity with earlier policies',
    'Run-off cover for directors who retire or after a sale',
    'Claims between insured persons and how they are treated',
  ],
  stepsTitle: 'Arranging it for a board',
  steps: [
    {
      title: 'List who is insured',
      description:
        'Name the company and its directors, with independent and nominee directors. Mention any planned share issue, merger or restructuring.',
      picture: 'members',
    },
    {
      title: 'Compare limit and wording',
      description:
        'Weigh the limit against the company’s size, shareholders and overseas business. Read how claims between insured persons are treated.',
      picture: 'compare',
    },
    {
      title: 'Declare known matters',
      description:
        'Disclose claims, notices and facts that may lead to a claim. Matters known before the policy began are excluded.',
      picture: 'declare',
    },
    {
      title: 'Keep continuity',
      description:
        'Renew without a gap and check the retroactive date. Ask about run-off cover when a director retires or the company is sold.',
      picture: 'renew',
    },
  ],
  faqs: [
    {
      question: 'Why do directors need this when the company supports them?',
      answer:
        'The company may be unable or not allowed to pay, for example in insolvency. The policy then protects personal assets.',
    },
    {
      question: 'Is it compulsory in India?',
      answer:
        'Securities rules require the larger listed companies to arrange it for independent directors. For others it is a choice, though investors often ask for it.',
    },
    {
      question: 'Is the premium treated as a director’s pay?',
      answer:
        'Under section 197 of the Companies Act, 2013 it is not treated as remuneration, unless the person is proved guilty.',
    },
    {
      question: 'Are former directors covered?',
      answer: 'Past, present and future directors are usually included for acts done in their role.',
    },
    {
      question: 'Does it cover the company as well?',
      answer:
        'It mainly protects individuals, but it reimburses the company and can include securities claims against it.',
    },
  ],
  related: ['errors-and-omissions-insurance', 'commercial-general-liability'],
  pictures: LIABILITY_PRODUCT_PICTURES['directors-and-officers-liability'],
};
