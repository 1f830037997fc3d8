import { PROJECT_PRODUCT_PICTURES } from '../../../art/products/project-insurance';
import type { CategoryProductRecord } from '../../product';

export const ERECTION_ALL_RISK_INSURANCE: CategoryProductRecord = {
  slug: 'erection-all-risk-insurance',
  name: 'Erection All Risk Insurance',
  meta: {
    meta_title: 'Erection All Risk Insurance for Plant and Machinery',
    meta_description:
      'Erection All Risk insurance covers plant and steel structures in storage, installation, testing and commissioning, and liability to others at site.',
    keyword:
      'erection all risk insurance, EAR policy, plant installation insurance, testing and commissioning, machinery erection insurance',
  },
  subtitle: 'From unloading at site to commissioning',
  descriptions: [
    'Erection All Risk insurance covers plant, machinery and steel structures against sudden physical loss while they are stored, installed, tested and commissioned at site.',
    'It also covers liability for injury or damage caused to others by the work.',
  ],
  introTitle: 'Cover from storage to testing',
  intro:
    'Many losses occur in the testing period, so its length needs care. Cover starts after unloading at the site, and the transit before that needs a marine policy. An escalation clause can provide for an expected rise in the project cost.',
  needs: [
    'Owners setting up a factory, power plant or processing unit',
    'Contractors and subcontractors who install machinery',
    'Manufacturers and suppliers responsible for erection at the buyer’s site',
    'Lenders who finance the project',
  ],
  coversInShort:
    'Fire, theft, natural events, mistakes in erection, events in the agreed testing period, and third-party injury or damage from the work.',
  covers: [
    'Fire, lightning, explosion, theft and accidental damage at the site',
    'Storm, flood, earthquake, landslide and similar natural events',
    'Mistakes in erection, dropping, collision and failure of lifting gear',
    'Short circuit, overload and other events in the agreed testing period',
    'Third-party injury and property damage arising from the erection work',
  ],
  excludes: [
    'Cost of putting right faulty design, material or workmanship, unless extended',
    'Wear and tear, corrosion and gradual deterioration',
    'Wilful acts or wilful negligence of the insured',
    'Penalties, delay and other indirect losses, and damage caused by stoppage of work',
    'War, nuclear risks, and shortages found only when stock is counted',
  ],
  considerations: [
    'A sum insured equal to the completed value, including freight, duty and erection cost',
    'The length of the testing period, which is when many losses occur',
    'Cover for the maintenance period, surrounding property and removal of debris',
    'Naming the owner, contractors and lenders as the contract requires',
  ],
  stepsTitle: 'From unloading to commissioning',
  steps: [
    {
      title: 'Gather the project papers',
      description:
        'Collect the contract, the erection programme and the completed value, with freight, duty and erection cost. List the parties to be named.',
      picture: 'documents',
    },
    {
      title: 'Check on arrival',
      description:
        'Inspect cases as they reach the site, because this cover starts after unloading. Damage on the way is a matter for the marine policy.',
      picture: 'arrive',
    },
    {
      title: 'Agree the testing',
      description:
        'Fix a testing period that fits the programme. Tell the insurer the age and condition of second-hand machinery, whose testing cover is normally restricted.',
      picture: 'test',
    },
    {
      title: 'Report cost and delay',
      description:
        'Tell the insurer if the project cost rises, because a low sum insured reduces claims. Ask for an extension before the end date.',
      picture: 'report',
    },
  ],
  faqs: [
    {
      question: 'How is it different from Contractor’s All Risk?',
      answer:
        'Erection All Risk is designed for installing plant and machinery, where testing is a major risk. Contractor’s All Risk is designed for civil construction.',
    },
    {
      question: 'Does cover start during transport to the site?',
      answer: 'No. It starts after unloading at the site, so transit needs a marine policy.',
    },
    {
      question: 'Is second-hand machinery covered?',
      answer:
        'It can be insured for erection, but testing cover is normally restricted. Tell the insurer the age and condition.',
    },
    {
      question: 'What if the project cost rises?',
      answer:
        'Tell the insurer, because a low sum insured reduces claims. An escalation clause can provide for an expected rise.',
    },
    {
      question: 'Are workers at site covered?',
      answer:
        'The third-party section does not cover the insured’s own employees. They need employees’ compensation or similar cover.',
    },
  ],
  related: ['single-transit-insurance', "contractor's-all-risk-insurance"],
  pictures: PROJECT_PRODUCT_PICTURES['erection-all-risk-insurance'],
};
