import { MOTOR_INSURANCE } from '../products/individual/motor-insurance';
import { COMMERCIAL_GENERAL_LIABILITY } from '../products/liability-insurance/commercial-general-liability';
import { DIRECTORS_AND_OFFICERS_LIABILITY } from '../products/liability-insurance/directors-and-officers-liability';
import { ERRORS_AND_OMISSIONS_INSURANCE } from '../products/liability-insurance/errors-and-omissions-insurance';
import { PRODUCT_LIABILITY } from '../products/liability-insurance/product-liability';
import { PROFESSIONAL_INDEMNITY } from '../products/liability-insurance/professional-indemnity';
import { PUBLIC_LIABILITY } from '../products/liability-insurance/public-liability';
import { MARINE_OPEN_POLICY_COVER } from '../products/marine-insurance/marine-open-policy-cover';
import { SALES_TURN_OVER_INSURANCE_STOP } from '../products/marine-insurance/sales-turn-over-insurance-stop';
import { SINGLE_TRANSIT_INSURANCE } from '../products/marine-insurance/single-transit-insurance';
import { CONTRACTORS_ALL_RISK_INSURANCE } from '../products/project-insurance/contractors-all-risk-insurance';
import { CONTRACTORS_PLANT_AND_MACHINERY } from '../products/project-insurance/contractors-plant-and-machinery';
import { ERECTION_ALL_RISK_INSURANCE } from '../products/project-insurance/erection-all-risk-insurance';
import { BURGLARY_INSURANCE } from '../products/property-insurance/burglary-insurance';
import { FIRE_POLICY } from '../products/property-insurance/fire-policy';
import { INDUSTRIAL_ALL_RISK_INSURANCE } from '../products/property-insurance/industrial-all-risk-insurance';
import { STOCK_DECLARATION_POLICY } from '../products/property-insurance/stock-declaration-policy';
import type { Question, SecondQuestion, Suggestions } from './finder';

const PROPERTY: Question<Suggestions> = {
  question: 'What describes your business best?',
  answers: [
    {
      id: 'premises',
      label: 'A shop, an office or a warehouse, not insured yet',
      next: [
        [
          FIRE_POLICY,
          'It covers buildings, stock and equipment against listed events such as fire, storm, flood and riot. Smaller enterprises have standard products with wider built-in cover.',
        ],
        [
          BURGLARY_INSURANCE,
          'A fire policy does not cover theft, other than as its wording allows. This pays for what is stolen after forced entry, and for the damage of the break-in.',
        ],
      ],
    },
    {
      id: 'stock',
      label: 'Stock whose value rises and falls',
      next: [
        [
          STOCK_DECLARATION_POLICY,
          'You insure the highest expected value and declare stock values regularly. The premium is adjusted on the average at the end.',
        ],
        [BURGLARY_INSURANCE, 'Theft of stock is not part of the fire cover. It is insured separately.'],
      ],
    },
    {
      id: 'factory',
      label: 'A large factory or process plant',
      next: [
        [
          INDUSTRIAL_ALL_RISK_INSURANCE,
          'One policy covers accidental damage from any cause that is not excluded. It can include breakdown of machinery and loss of profit.',
        ],
      ],
    },
    {
      id: 'fire-policy',
      label: 'We have a fire policy already',
      next: [
        [
          BURGLARY_INSURANCE,
          'A fire policy does not cover theft, other than as its wording allows. This adds theft after forced entry or exit.',
        ],
        [
          INDUSTRIAL_ALL_RISK_INSURANCE,
          'For larger sites: any accidental damage that is not excluded, under one policy in place of separate fire, burglary and breakdown policies.',
        ],
      ],
    },
  ],
};

const GOODS: Question<Suggestions> = {
  question: 'How often do goods move?',
  answers: [
    {
      id: 'once',
      label: 'Once, or now and then',
      next: [
        [
          SINGLE_TRANSIT_INSURANCE,
          'It covers one consignment from a named start to a named destination. Buy it before the goods leave.',
        ],
      ],
    },
    {
      id: 'regularly',
      label: 'Regularly, and each dispatch can be declared',
      next: [
        [
          MARINE_OPEN_POLICY_COVER,
          'It covers all consignments of a period, typically one year, without a new policy for each dispatch.',
        ],
      ],
    },
    {
      id: 'constantly',
      label: 'All the time, between suppliers, plants and customers',
      next: [
        [
          SALES_TURN_OVER_INSURANCE_STOP,
          'It covers all movements needed to produce and sell your goods. You report sales, and need not declare each dispatch.',
        ],
        [MARINE_OPEN_POLICY_COVER, 'If your movements are few enough to declare, compare the two.'],
      ],
    },
  ],
};

const THIRD_PARTIES: Question<Suggestions> = {
  question: 'How could others come to harm?',
  answers: [
    {
      id: 'premises',
      label: 'At our premises or events',
      next: [
        [
          PUBLIC_LIABILITY,
          'It pays for injury to the public, or damage to their property, caused by your premises or operations.',
        ],
        [
          COMMERCIAL_GENERAL_LIABILITY,
          'It is wider: besides premises it can cover products, completed work and advertising injury in one policy.',
        ],
      ],
    },
    {
      id: 'products',
      label: 'Through products that we make, import or sell',
      next: [
        [
          PRODUCT_LIABILITY,
          'It pays compensation and legal costs when a defect in a product injures someone or damages property, in the countries that the policy lists.',
        ],
        [
          COMMERCIAL_GENERAL_LIABILITY,
          'It may include product cover together with your premises. A separate policy suits higher product risks.',
        ],
      ],
    },
    {
      id: 'hazardous',
      label: 'Through hazardous substances that we handle',
      next: [
        [
          PUBLIC_LIABILITY,
          'Above notified quantities the law requires a policy under the Public Liability Insurance Act, 1991. Many firms add a voluntary policy to it.',
        ],
      ],
    },
  ],
};

const SERVICES: Question<Suggestions> = {
  question: 'Whose work or decisions could be questioned?',
  answers: [
    {
      id: 'profession',
      label: 'A regulated profession: doctors, architects, accountants',
      next: [
        [
          PROFESSIONAL_INDEMNITY,
          'It pays for legal defence and compensation when a client or patient claims that negligent advice or service caused a loss.',
        ],
      ],
    },
    {
      id: 'services',
      label: 'Software, consulting or another service',
      next: [
        [
          ERRORS_AND_OMISSIONS_INSURANCE,
          'It responds when a client says that a mistake, delay or failure in your service caused a financial loss. Contracts with clients abroad may demand it.',
        ],
      ],
    },
    {
      id: 'directors',
      label: 'Our directors and managers',
      next: [
        [
          DIRECTORS_AND_OFFICERS_LIABILITY,
          'It protects your leaders when they are said to have decided wrongly or failed in their duties, also where the company cannot pay for them.',
        ],
      ],
    },
  ],
};

const PROJECT: Question<Suggestions> = {
  question: 'What kind of work is it?',
  answers: [
    {
      id: 'civil',
      label: 'Buildings, roads or other civil works',
      next: [
        [
          CONTRACTORS_ALL_RISK_INSURANCE,
          'It covers the works and the materials at the site during construction, and injury or damage caused to third parties.',
        ],
        [
          CONTRACTORS_PLANT_AND_MACHINERY,
          'If you bring equipment of your own, insure it here, or as a section of the other policy.',
        ],
      ],
    },
    {
      id: 'installation',
      label: 'Installing plant and machinery',
      next: [
        [
          ERECTION_ALL_RISK_INSURANCE,
          'It covers plant and machinery while they are stored, installed, tested and commissioned. Testing is when many losses occur.',
        ],
        [
          SINGLE_TRANSIT_INSURANCE,
          'Erection cover starts after unloading at the site. The journey to the site needs a marine policy.',
        ],
      ],
    },
    {
      id: 'equipment',
      label: 'Supplying or hiring out equipment',
      next: [
        [
          CONTRACTORS_PLANT_AND_MACHINERY,
          'It covers excavators, cranes and other machines against sudden accidental damage from outside, at work and at rest.',
        ],
      ],
    },
  ],
};

const VEHICLES: Question<Suggestions> = {
  question: 'What should be insured?',
  answers: [
    {
      id: 'road',
      label: 'Cars, two-wheelers, goods vehicles or buses',
      next: [
        [
          MOTOR_INSURANCE,
          'Every vehicle used in a public place in India needs third-party cover. Own-damage cover adds accident, fire, flood and theft.',
        ],
      ],
    },
    {
      id: 'machines',
      label: 'Construction machines',
      next: [
        [
          CONTRACTORS_PLANT_AND_MACHINERY,
          'It covers the machine while it works, rests, or is dismantled or moved within the site.',
        ],
        [MOTOR_INSURANCE, 'A machine that is used in a public place needs third-party motor cover by law.'],
      ],
    },
    {
      id: 'cargo',
      label: 'The goods that they carry',
      next: [
        [
          MARINE_OPEN_POLICY_COVER,
          'Marine cargo insurance also covers road transit within India. An open policy suits regular dispatches.',
        ],
        [SINGLE_TRANSIT_INSURANCE, 'For a single journey. Buy it before the goods leave.'],
      ],
    },
  ],
};

export const FOR_BUSINESS: SecondQuestion = {
  question: 'What should the cover be for?',
  answers: [
    { id: 'property', label: 'Buildings, machinery or stock', next: PROPERTY },
    { id: 'goods', label: 'Goods in transit', next: GOODS },
    { id: 'third-parties', label: 'Claims by others for injury or damage', next: THIRD_PARTIES },
    { id: 'services', label: 'Claims over our advice, service or decisions', next: SERVICES },
    { id: 'project', label: 'A construction or installation project', next: PROJECT },
    { id: 'vehicles', label: 'Vehicles and machines', next: VEHICLES },
  ],
};
