import { LIABILITY_PICTURES } from '../../../art/products/liability-insurance';
import { BUSINESS_KYC, PROPOSAL_FORM } from '../../documents';
import type { CategoryRecord } from '../../product';
import { LIABILITY_TOPICS } from './find-my-cover';

export const LIABILITY_INSURANCE: CategoryRecord = {
  slug: 'liability-insurance',
  name: 'Liability Insurance',
  meta: {
    meta_title: 'Liability Insurance for Businesses and Professionals',
    meta_description:
      'Six liability policies for premises, products, professional work and company directors. See what each kind covers, what it excludes and what to check.',
    keyword:
      'liability insurance, public liability, product liability, professional indemnity, directors and officers liability, errors and omissions',
  },
  subtitle: 'When others hold your business responsible',
  descriptions: [
    'Liability insurance pays the legal costs and compensation a business may face when others say that it caused them injury, damage or financial loss.',
    'The right mix depends on whether the risk comes from your premises, products, advice or management decisions.',
  ],
  introTitle: 'Find the liability cover you need',
  intro:
    'A business visited by the public usually starts with public or commercial general liability. A firm that gives advice or services usually starts with professional indemnity. Landlords, customers and investors may also ask for cover. Policy periods are typically one year.',
  needs: [
    'Businesses that the public visits, and sites that handle hazardous substances',
    'Manufacturers, importers, distributors, exporters and sellers of goods',
    'Professionals, consultants and service firms, including software companies',
    'Listed companies, and private companies and start-ups with outside investors',
  ],
  coversInShort:
    'Compensation and legal costs for injury, damage or financial loss that others suffer from your premises, products, services or management decisions.',
  covers: [
    'Injury to visitors and other members of the public, and damage to their property',
    'Injury or damage caused by products and completed work',
    'Negligent acts, errors or omissions in professional work and services',
    'Personal liability of directors for wrongful decisions',
    'Legal defence costs, as each policy states',
  ],
  excludes: [
    'Injury to the insured’s own employees',
    'Fraud, dishonesty and deliberate acts',
    'Claims and facts known before the policy began',
    'Criminal fines and penalties that the law does not allow to be insured',
    'The insured’s own property, and the cost of replacing its product or redoing its work',
  ],
  considerations: [
    'Whether the policy responds when the event occurs or when the claim is made',
    'Limits for each event and for the whole year',
    'The retroactive date and unbroken renewal',
    'Territory and courts, above all for exports and clients abroad',
  ],
  stepsTitle: 'If a claim arrives',
  steps: [
    {
      title: 'Report at once',
      description:
        'Tell the insurer as soon as you know of a claim or of facts that may lead to one. Late notice is a common reason for dispute.',
      picture: 'report',
    },
    {
      title: 'Keep every paper',
      description:
        'Keep notices, letters, contracts and records of the event together. Do not admit liability or offer payment without the insurer’s consent.',
      picture: 'documents',
    },
    {
      title: 'Agree the defence',
      description:
        'Defence costs are normally covered with the insurer’s consent, so agree on lawyers first. Check whether these costs reduce the limit.',
      picture: 'assess',
    },
    {
      title: 'Settle with consent',
      description:
        'Agree any settlement with the insurer beforehand. Compensation that the policy covers is paid up to its limit, less any deductible.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'Which liability covers does a small business need first?',
      answer:
        'A business visited by the public usually starts with public or commercial general liability. A firm that gives advice or services usually starts with professional indemnity.',
    },
    {
      question: 'What does claims-made mean?',
      answer:
        'The policy that is in force when the claim is first made responds, provided the event happened after the retroactive date. Continuous renewal is therefore important.',
    },
    {
      question: 'Are legal costs included?',
      answer:
        'Defence costs are normally covered with the insurer’s consent. Check whether they reduce the limit or are paid in addition to it.',
    },
    {
      question: 'Are fines covered?',
      answer:
        'Usually not. Criminal fines and penalties that the law does not allow to be insured are excluded.',
    },
    {
      question: 'When should I report a problem?',
      answer:
        'As soon as you know of a claim or of facts that may lead to one. Late notice is a common reason for dispute.',
    },
  ],
  related: ['property-insurance', 'employee-benefits'],
  proposalDocuments: [
    PROPOSAL_FORM,
    BUSINESS_KYC,
    'Nature of the business, with its turnover',
    'Latest annual report or audited accounts',
    'Contracts that ask for the cover',
    'Previous policy, and a record of past claims',
  ],
  claim: {
    event: 'When someone claims against you',
    first: [
      'Tell the insurer at once of a claim, or of facts that may lead to one.',
      'Keep notices, letters, contracts and records of the event together.',
      'Do not admit liability or offer payment without the insurer’s consent.',
    ],
    documents: [
      'Policy and claim form',
      'Notices and letters',
      'Contracts',
      'Names, photographs and notes of the event',
    ],
    call: ['The authorities, where the law asks for it after an accident'],
  },
  findMyCover: LIABILITY_TOPICS,
  pictures: LIABILITY_PICTURES,
};
