import { LIABILITY_PRODUCT_PICTURES } from '../../../art/products/liability-insurance';
import type { CategoryProductRecord } from '../../product';

export const PROFESSIONAL_INDEMNITY: CategoryProductRecord = {
  slug: 'professional-indemnity',
  name: 'Professional Indemnity',
  meta: {
    meta_title: 'Professional Indemnity for Doctors, Firms and Advisers',
    meta_description:
      'Professional indemnity insurance covers defence and compensation when negligent advice or service is alleged. See the retroactive date and run-off.',
    keyword:
      'professional indemnity insurance, doctors indemnity insurance, architects and engineers, chartered accountants, retroactive date, run-off cover',
  },
  subtitle: 'For professional advice, service and care',
  descriptions: [
    'Professional indemnity insurance protects a professional or firm when a client or patient claims that negligent advice or service caused loss or injury.',
    'It covers legal defence and compensation for acts done after the retroactive date.',
  ],
  introTitle: 'Keep your past work covered',
  intro:
    'The retroactive date is the date from which past work is covered. Keep the same date at each renewal. A firm’s policy usually covers partners and staff for work done for the firm, while private work needs individual cover. Policy periods are typically one year.',
  needs: [
    'Doctors, hospitals and diagnostic centres',
    'Architects, engineers and project consultants',
    'Chartered accountants, company secretaries and lawyers',
    'Consultants and other advisers, including insurance brokers, who must hold it by regulation',
  ],
  coversInShort:
    'Negligence, error or omission in professional work, legal costs, acts of qualified staff, and, where stated, documents and confidentiality.',
  covers: [
    'Negligence, error or omission in professional work',
    'Legal costs in civil courts and consumer commissions',
    'Liability for acts of qualified assistants and staff',
    'Loss of documents entrusted to you, where stated',
    'Unintentional breach of confidentiality, where stated',
  ],
  excludes: [
    'Criminal acts, fraud and deliberate harm',
    'Work done under the influence of alcohol or drugs',
    'Services outside your qualification or registration',
    'Claims or facts known before the policy began',
    'Contractual penalties and guarantees of result',
  ],
  considerations: [
    'A limit that suits your clients, patients and type of work',
    'The retroactive date and unbroken renewal',
    'Cover for trainees, visiting consultants and partners',
    'Requirements of your regulator or client contracts',
  ],
  stepsTitle: 'From proposal to retirement',
  steps: [
    {
      title: 'Describe the practice',
      description:
        'State your qualifications, services and any past claims. Include the partners, trainees and visiting consultants who should be covered.',
      picture: 'propose',
    },
    {
      title: 'Set limit and terms',
      description:
        'Match the limit to your clients, patients and type of work. Check what your regulator or your client contracts require.',
      picture: 'compare',
    },
    {
      title: 'Notify early',
      description:
        'Tell the insurer of a notice, complaint or fact that may lead to a claim. Do not admit liability without the insurer’s consent.',
      picture: 'report',
    },
    {
      title: 'Renew without a break',
      description:
        'Renew without a gap and keep the same retroactive date. When you retire, ask about run-off cover before you let the policy lapse.',
      picture: 'renew',
    },
  ],
  faqs: [
    {
      question: 'What is a retroactive date?',
      answer:
        'It is the date from which past work is covered. Keep the same date at each renewal so that earlier work stays insured.',
    },
    {
      question: 'Is a doctor covered for complaints in a consumer commission?',
      answer: 'Yes, claims for negligence in consumer commissions and civil courts are normally covered.',
    },
    {
      question: 'Are criminal proceedings covered?',
      answer:
        'The policy does not pay criminal penalties. Some policies help with defence costs, so read the wording.',
    },
    {
      question: 'Does a firm’s policy cover its partners and staff?',
      answer: 'Usually yes for work done for the firm. Work done privately needs individual cover.',
    },
    {
      question: 'What if I retire?',
      answer: 'Claims can still come later. Ask about run-off cover before you let the policy lapse.',
    },
  ],
  related: ['errors-and-omissions-insurance', 'commercial-general-liability'],
  pictures: LIABILITY_PRODUCT_PICTURES['professional-indemnity'],
};
