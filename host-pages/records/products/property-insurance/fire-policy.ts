import { PROPERTY_PRODUCT_PICTURES } from '../../../art/products/property-insurance';
import type { CategoryProductRecord } from '../../product';

export const FIRE_POLICY: CategoryProductRecord = {
  slug: 'fire-policy',
  name: 'Fire Policy',
  meta: {
    meta_title: 'Fire Policy for Business Property',
    meta_description:
      'The Standard Fire and Special Perils policy covers business property against listed events. Read what it covers, what it excludes and what can be added.',
    keyword:
      'fire policy, standard fire and special perils, fire insurance, business property insurance, earthquake cover, fire add-ons',
  },
  subtitle: 'Your business, against fire and storm',
  descriptions: [
    'The Standard Fire and Special Perils policy covers business property against a listed set of events such as fire, lightning, explosion, storm, flood and riot.',
    'For smaller enterprises, insurers offer regulator-designed fire products that have wider built-in cover.',
  ],
  introTitle: 'Know what your policy covers',
  intro:
    'With named perils the wording matters line by line. Some events, such as earthquake, are optional in one form and built in to another. The sums insured deserve the same care, because each block and location needs its own correct figure.',
  needs: [
    'Factories, warehouses, shops and offices',
    'Owners and landlords of commercial buildings',
    'Traders and stockists',
    'Borrowers who have pledged assets to a bank',
  ],
  coversInShort:
    'Fire, lightning, explosion, storm, flood, riot, impact, landslide, and water from bursting tanks or leaking sprinklers.',
  covers: [
    'Fire, lightning, explosion and implosion',
    'Storm, cyclone, flood and inundation',
    'Riot, strike and malicious damage',
    'Impact by road or rail vehicles and damage by aircraft',
    'Landslide, subsidence, bursting of water tanks and leakage from sprinklers',
  ],
  excludes: [
    'Theft, other than as the wording allows after an insured event',
    'Earthquake and terrorism, unless added or built in to the product',
    'War, nuclear risks and most pollution',
    'Loss of income and other consequential loss',
    'Electrical damage to the same machine that fails, and spoilage in cold storage, unless added',
  ],
  considerations: [
    'Correct sums insured for each block and location',
    'Reinstatement or market value basis',
    'Add-ons such as earthquake, terrorism, debris removal and loss of rent',
    'Fire safety measures, wiring checks and bank clause',
  ],
  stepsTitle: 'From proposal to policy',
  steps: [
    {
      title: 'Value each block',
      description:
        'Work out a sum insured for buildings, machinery and stock at each location, on a reinstatement or market value basis.',
      picture: 'estimate',
    },
    {
      title: 'Pick the form',
      description:
        'Regulator-designed products for smaller enterprises have wider built-in cover. Other businesses use the Standard Fire and Special Perils form or a wider policy.',
      picture: 'compare',
    },
    {
      title: 'Propose and add',
      description:
        'Describe the buildings, their use and fire safety truthfully. Ask for the add-ons you need and, if assets are pledged, the bank clause.',
      picture: 'propose',
    },
    {
      title: 'Check the policy',
      description:
        'Read the locations, sums insured, add-ons and bank clause when the policy arrives. Ask for any mistake to be corrected then.',
      picture: 'cover',
    },
  ],
  coverNeed: 'property',
  faqs: [
    {
      question: 'What does named perils mean?',
      answer:
        'Only the events listed in the policy are covered. Anything not listed needs an add-on or another policy.',
    },
    {
      question: 'Is stock covered?',
      answer: 'Yes, if declared. Fluctuating stock can be insured on a declaration basis.',
    },
    {
      question: 'Which product fits a small business?',
      answer:
        'Standard products exist for enterprises whose insurable assets at a location are within set value bands. Above those bands the Standard Fire and Special Perils form or a wider policy is used.',
    },
    {
      question: 'Is earthquake covered?',
      answer:
        'It is an optional addition in the Standard Fire and Special Perils form and is built in to the standard products for smaller enterprises.',
    },
    {
      question: 'What should I do after a fire?',
      answer:
        'Call the fire service, make the place safe, inform the insurer at once and keep damaged items for the surveyor.',
    },
  ],
  related: ['burglary-insurance', 'public-liability'],
  pictures: PROPERTY_PRODUCT_PICTURES['fire-policy'],
};
