import { DIRECTORS_AND_OFFICERS_LIABILITY } from '../products/liability-insurance/directors-and-officers-liability';
import { ERRORS_AND_OMISSIONS_INSURANCE } from '../products/liability-insurance/errors-and-omissions-insurance';
import { PROFESSIONAL_INDEMNITY } from '../products/liability-insurance/professional-indemnity';
import { comparison } from './comparison';

export const LIABILITY = comparison({
  id: 'liability',
  title: 'Liability for decisions, services and advice',
  lead: 'Ask what a claim would be about: a decision of your directors, a service of your company, or the advice of a regulated profession.',
  covers: [
    { name: 'Directors and Officers', product: DIRECTORS_AND_OFFICERS_LIABILITY },
    { name: 'Errors and Omissions', product: ERRORS_AND_OMISSIONS_INSURANCE },
    { name: 'Professional Indemnity', product: PROFESSIONAL_INDEMNITY },
  ],
  rows: [
    {
      label: 'Who is protected',
      cells: [
        'Directors and managers, and the company where it pays for them',
        'A service business',
        'A professional or a firm, with qualified assistants and staff',
      ],
    },
    {
      label: 'Who claims',
      cells: [
        'Those who say that leaders decided wrongly or failed in their duties',
        'A client who lost money',
        'A client or a patient',
      ],
    },
    {
      label: 'What for',
      cells: [
        'Wrongful decisions, breach of duty and, where included, securities matters and employment decisions',
        'A mistake, delay or failure in the service that caused a financial loss',
        'Negligent advice or service that caused loss or injury',
      ],
    },
    {
      label: 'Suits',
      cells: [
        'Listed companies, companies with outside investors, independent and nominee directors',
        'Software, cloud and business process companies, agencies, exporters of services',
        'Doctors and hospitals, architects, engineers, chartered accountants, lawyers',
      ],
    },
    {
      label: 'Is it required?',
      cells: [
        'Larger listed companies must insure their independent directors. Investors often ask for it',
        'Contracts of clients may demand it',
        'Regulators or client contracts may demand it. Insurance brokers must hold it',
      ],
    },
    {
      label: 'Legal costs',
      cells: [
        'Defence, and inquiries by regulators as stated',
        'Defence, including legal fees',
        'In civil courts and consumer commissions',
      ],
    },
    {
      label: 'Earlier work',
      cells: [
        'From the retroactive date. Keep continuity with earlier policies',
        'From the retroactive date, which should cover earlier projects',
        'From the retroactive date. Keep the same date at each renewal',
      ],
    },
    {
      label: 'Not covered',
      cells: [
        'Fraud once finally established, bodily injury, professional services to clients',
        'Deliberate acts, agreed penalties, the cost of doing your work again',
        'Criminal acts, services outside your qualification, agreed penalties',
      ],
    },
  ],
});
