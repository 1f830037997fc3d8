import { MOTOR_INSURANCE } from '../products/individual/motor-insurance';
import { comparison } from './comparison';

export const MOTOR = comparison({
  id: 'motor',
  title: 'Motor insurance',
  lead: 'Third-party cover is what the law asks for. Own-damage cover is what protects your vehicle. A package policy has both.',
  covers: [
    { name: 'Third party', product: MOTOR_INSURANCE },
    { name: 'Own damage', product: MOTOR_INSURANCE },
    { name: 'Package', product: MOTOR_INSURANCE },
  ],
  rows: [
    {
      label: 'What it pays for',
      cells: [
        'Injury, death or property damage that your vehicle causes to others',
        'Damage to your own vehicle, and its theft',
        'Both: harm to others, and damage to or theft of your own vehicle',
      ],
    },
    {
      label: 'Does the law require it?',
      cells: [
        'Yes, for every vehicle used in a public place in India',
        'No. It is your choice, although a lender may insist on it',
        'Its third-party part, yes. The rest is your choice',
      ],
    },
    {
      label: 'Accident, fire, storm, flood or riot damages your vehicle',
      cells: ['Not covered', 'Covered', 'Covered'],
    },
    { label: 'Your vehicle is stolen', cells: ['Not covered', 'Covered', 'Covered'] },
    { label: 'You injure someone, or damage their property', cells: ['Covered', 'Not covered', 'Covered'] },
    {
      label: 'The most you can receive for theft or total loss of your vehicle',
      cells: ['Nothing', 'The insured declared value', 'The insured declared value'],
    },
    {
      label: 'No claim bonus',
      cells: [
        'None: it reduces the own-damage premium',
        'For each year without a claim',
        'For each year without a claim, on the own-damage premium',
      ],
    },
    {
      label: 'Add-ons such as zero depreciation and engine protection',
      cells: ['No: they concern damage to your own vehicle', 'Yes', 'Yes'],
    },
    {
      label: 'What it leaves out',
      cells: [
        'Driving without a valid licence, or under the influence of alcohol or drugs',
        'The same, and wear and tear or breakdown',
        'What third-party and own-damage cover leave out',
      ],
    },
  ],
});
