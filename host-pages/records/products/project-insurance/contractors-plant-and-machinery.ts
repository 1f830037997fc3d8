import { PROJECT_PRODUCT_PICTURES } from '../../../art/products/project-insurance';
import type { CategoryProductRecord } from '../../product';

export const CONTRACTORS_PLANT_AND_MACHINERY: CategoryProductRecord = {
  slug: 'contractors-plant-and-machinery',
  name: 'Contractors Plant and Machinery',
  meta: {
    meta_title: 'Contractors Plant and Machinery Insurance',
    meta_description:
      'Insurance for excavators, cranes, rollers and other site equipment against accidental damage, theft and storm. See exclusions and how to value machines.',
    keyword:
      'contractors plant and machinery, CPM insurance, construction equipment insurance, excavator insurance, crane insurance',
  },
  subtitle: 'For your construction machines',
  descriptions: [
    'This policy insures construction equipment such as excavators, cranes, rollers and batching plants against sudden accidental damage from an outside cause.',
    'Cover applies while the machine is working, at rest, or being dismantled or moved within the site.',
  ],
  introTitle: 'Insure machines you own or hire',
  intro:
    'Each machine is listed with its make, model, year and serial number. Hired-in equipment can be insured when you are responsible for it under the hire agreement. Earthquake, terrorism and third-party liability can be added where needed. Policy periods are typically one year.',
  needs: [
    'Contractors who own construction equipment',
    'Companies that hire out equipment',
    'Project owners who keep their own fleet at site',
    'Banks and leasing companies that finance machines',
  ],
  coversInShort:
    'Overturning, collision, falling, fire, theft, riot, storm, flood and landslide, and damage while a machine is dismantled for cleaning or overhaul.',
  covers: [
    'Accidental damage at work, such as overturning, collision and falling',
    'Fire, lightning and external explosion',
    'Theft, burglary, riot, strike and malicious damage',
    'Storm, flood, landslide and subsidence',
    'Damage while the machine is dismantled for cleaning or overhaul',
  ],
  excludes: [
    'Electrical or mechanical breakdown',
    'Replaceable parts such as tyres, belts, ropes, blades and drill bits when damaged on their own',
    'Vehicles licensed for general road use, unless accepted for site use',
    'Transit from one site to another, which needs separate cover',
    'War and wilful acts and, unless agreed, work below ground and immersion in tidal water',
  ],
  considerations: [
    'A sum insured equal to the present cost of a similar new machine',
    'Listing each machine with make, model, year and serial number',
    'Whether machines move between sites or work underground',
    'Adding earthquake, terrorism and third-party liability where needed',
  ],
  stepsTitle: 'From proposal to settlement',
  steps: [
    {
      title: 'List each machine',
      description:
        'Write down make, model, year and serial number. Say who owns each machine, who finances it and whether it is hired in.',
      picture: 'count',
    },
    {
      title: 'Value it as new',
      description:
        'Use the present cost of a similar new machine. If it is insured for less, the payment for a partial loss is reduced in proportion.',
      picture: 'estimate',
    },
    {
      title: 'Say where it works',
      description:
        'Tell the insurer about moves between sites, work below ground and use on public roads. Transit from one site to another needs separate cover.',
      picture: 'declare',
    },
    {
      title: 'Survey, repair, settlement',
      description:
        'Inform the insurer and leave repairs until the survey is agreed. For a covered partial loss, the repair cost is paid, less deductible and salvage.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'Is breakdown covered?',
      answer:
        'No. Internal electrical or mechanical breakdown is a maintenance matter, although damage that follows from an accident is covered.',
    },
    {
      question: 'Can hired-in equipment be insured?',
      answer:
        'Yes, when you are responsible for it under the hire agreement. Tell the insurer who the owner is.',
    },
    {
      question: 'Is the operator covered?',
      answer: 'No. Operators need employees’ compensation or personal accident cover.',
    },
    {
      question: 'Does a machine registered for the road need motor insurance?',
      answer:
        'If it is used in a public place, third-party motor cover is required by law. The site risk can be placed under this policy or a motor policy, as agreed.',
    },
    {
      question: 'How is a partial loss settled?',
      answer:
        'The repair cost is paid, less the deductible and salvage. If the machine is insured for less than its new value, the payment is reduced in proportion.',
    },
  ],
  related: ["contractor's-all-risk-insurance", 'motor-insurance'],
  pictures: PROJECT_PRODUCT_PICTURES['contractors-plant-and-machinery'],
};
