import { MOTOR_PICTURES } from '../../../art/products/motor-insurance';
import { BANK_DETAILS, KYC, PROPOSAL_FORM } from '../../documents';
import type { IndividualRecord } from '../../product';

export const MOTOR_INSURANCE: IndividualRecord = {
  slug: 'motor-insurance',
  name: 'Motor Insurance',
  meta: {
    meta_title: 'Motor Insurance for Cars, Bikes and Business Vehicles',
    meta_description:
      'Third-party cover is compulsory for vehicles used in public places. See what motor insurance covers and excludes, and what to do after an accident.',
    keyword:
      'motor insurance, car insurance, two-wheeler insurance, third-party cover, own-damage cover, no claim bonus, bike insurance',
  },
  subtitle: 'Cover for others, and for your vehicle',
  descriptions: [
    'Motor insurance pays for injury, death or property damage that your vehicle causes to others, and can also pay for damage to or theft of the vehicle itself.',
    'Under the Motor Vehicles Act, 1988 a vehicle may not be used in a public place in India without at least a third-party policy in force.',
  ],
  introTitle: 'Cover your own vehicle too',
  intro:
    'A comprehensive, or package, policy covers others and your own vehicle. With third-party cover alone, you pay for damage to your vehicle yourself. Add-ons can widen the own-damage part, and the insured declared value decides the most you can receive for theft or total loss.',
  needs: [
    'Every owner of a private car, two-wheeler, goods vehicle, taxi or bus used on public roads',
    'Buyers of a new or used vehicle, who need cover in force before they drive it',
    'Owners with a vehicle loan, whose lender usually asks for damage cover as well',
    'Businesses whose staff drive company vehicles',
  ],
  coversInShort:
    'What you legally owe others for injury or damage, plus damage to or theft of your vehicle when own-damage cover is taken.',
  covers: [
    'Legal liability for death of or injury to other people, as the law requires',
    'Damage your vehicle causes to someone else’s property',
    'Damage to your own vehicle from accident, fire, explosion, storm, flood, earthquake, riot or malicious acts, when own-damage cover is taken',
    'Theft of the vehicle, when own-damage cover is taken',
    'Personal accident benefit for the owner-driver, where this section is included',
  ],
  excludes: [
    'Wear and tear, ageing, and mechanical or electrical breakdown',
    'Driving without a valid licence or under the influence of alcohol or drugs',
    'Use outside the policy terms, such as carrying passengers for payment in a private car',
    'Loss outside the geographical area stated in the policy',
    'War, nuclear risks and indirect losses such as loss of income while the vehicle is off the road',
  ],
  considerations: [
    'Whether third-party cover alone is enough or whether you also want own-damage cover',
    'The insured declared value, which decides the most you can receive for theft or total loss',
    'Useful add-ons such as zero depreciation, engine protection, return to invoice and roadside help',
    'Renewing before expiry, so that cover and no claim bonus are not lost',
  ],
  stepsTitle: 'If there is an accident',
  steps: [
    {
      title: 'Make safe and report',
      description:
        'Make sure everyone is safe and take photographs. Inform the police where someone is hurt or property is damaged, and tell the insurer at once.',
      picture: 'report',
    },
    {
      title: 'Wait for the survey',
      description:
        'A surveyor may inspect the vehicle and assess the damage. Do not start repairs before the survey is agreed.',
      picture: 'survey',
    },
    {
      title: 'Send the documents',
      description:
        'The insurer usually asks for the claim form, policy, registration certificate, driving licence and repair estimate, with a police report where it applies.',
      picture: 'documents',
    },
    {
      title: 'Repair and settlement',
      description:
        'The insurer decides the claim under the policy. For theft or total loss, the insured declared value is the most that the policy pays.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'Is motor insurance compulsory?',
      answer:
        'Third-party cover is compulsory for vehicles used in public places in India. Cover for damage to your own vehicle is your choice, although a lender may insist on it.',
    },
    {
      question: 'What is the difference between third-party and comprehensive cover?',
      answer:
        'Third-party cover pays for harm your vehicle causes to other people and their property. A comprehensive, or package, policy adds cover for damage to and theft of your own vehicle.',
    },
    {
      question: 'What is insured declared value?',
      answer:
        'It is the agreed current value of the vehicle, worked out from its listed selling price less depreciation for age. It is the most the policy pays if the vehicle is stolen or damaged beyond repair.',
    },
    {
      question: 'What is a no claim bonus and who owns it?',
      answer:
        'It is a reduction in the own-damage premium earned for each year without a claim. It belongs to the policyholder and not the vehicle, so you can carry it to your next vehicle, but it is normally lost if the policy is not renewed within 90 days of expiry.',
    },
    {
      question: 'What should I do after an accident?',
      answer:
        'Make sure everyone is safe, inform the police where someone is hurt or property is damaged, and take photographs. Tell the insurer as soon as you can and do not start repairs before the survey is agreed.',
    },
  ],
  related: ['home-insurance', 'health-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    KYC,
    'Registration certificate, or the invoice of a new vehicle',
    'Previous policy, which shows the no claim bonus',
    'Pollution under control (PUC) certificate',
  ],
  claim: {
    event: 'After an accident or a theft',
    first: [
      'Make sure that everyone is safe, and take photographs.',
      'Inform the police where someone is hurt or property is damaged.',
      'Tell the insurer at once. Do not start repairs before the survey is agreed.',
    ],
    documents: [
      'Claim form and policy',
      'Registration certificate and driving licence',
      'Repair estimate and final bill',
      'Police report, where it applies',
      'All keys, after a theft',
      BANK_DETAILS,
    ],
    call: ['The police, where someone is hurt or property is damaged'],
  },
  findMyCover: [
    {
      id: 'vehicle',
      label: 'A car, a two-wheeler or another vehicle',
      next: {
        question: 'What cover does the vehicle have today?',
        answers: [
          {
            id: 'none',
            label: 'None, or it has expired',
            next: [
              [
                'motor-insurance',
                'You may not use a vehicle in a public place in India without third-party cover. Have it in force before you drive, and decide whether you also want cover for your own vehicle.',
              ],
            ],
          },
          {
            id: 'third-party',
            label: 'Third-party cover only',
            next: [
              [
                'motor-insurance',
                'Third-party cover pays for harm to others only. Own-damage cover adds accident, fire, flood and theft of your own vehicle.',
              ],
            ],
          },
          {
            id: 'package',
            label: 'A comprehensive (package) policy',
            next: [
              [
                'motor-insurance',
                'Renew before it expires, so that you keep your cover and your no claim bonus. At renewal, check the insured declared value and the add-ons.',
              ],
            ],
          },
        ],
      },
    },
  ],
  tab: {
    label: 'Motor',
    paragraphs: [
      'A vehicle may not be used in a public place in India without at least third-party cover. That cover pays for injury, death or property damage that your vehicle causes to others.',
      'A comprehensive, or package, policy adds damage to and theft of your own vehicle. The insured declared value decides the most you can receive for theft or total loss.',
    ],
    points: [
      'Third-party liability, as the law requires',
      'Accident, fire, flood and theft, with own-damage cover',
      'Add-ons such as zero depreciation and roadside help',
    ],
  },
  pictures: MOTOR_PICTURES,
};
