import { EMPLOYEE_BENEFITS_PRODUCT_PICTURES } from '../../../art/products/employee-benefits';
import type { CategoryProductRecord } from '../../product';

export const GROUP_GRATUITY: CategoryProductRecord = {
  slug: 'group-gratuity',
  name: 'Group Gratuity',
  meta: {
    meta_title: 'Group Gratuity Schemes for Employers',
    meta_description:
      'A group gratuity scheme funds in advance the gratuity that an employer must pay. Read what it covers, what it leaves out and what to consider first.',
    keyword:
      'group gratuity, gratuity scheme, gratuity fund, employee gratuity, gratuity insurance, actuarial valuation',
  },
  subtitle: 'Money set aside for long service',
  descriptions: [
    'A group gratuity scheme helps you set aside money with a life insurer for the gratuity that you must pay your employees by law.',
    'You contribute to a fund that earns a return and pays out when an employee retires, resigns after the qualifying service or dies.',
  ],
  introTitle: 'Spread the cost of gratuity',
  intro:
    'Gratuity rises with wages and years of service, so a large sum can fall due in a single year. A scheme lets you contribute over time. The duty to pay stays with you, whether or not the fund is enough.',
  needs: [
    'Establishments with 10 or more employees, to which gratuity law applies',
    'Small and mid-size employers, as groups typically have 10 to 50 employees',
    'Larger employers that want to smooth the cost over the years',
    'Employers in states where insurance of gratuity has been made compulsory',
  ],
  coversInShort:
    'Gratuity on retirement, resignation after the qualifying service, death or disablement, with a life cover where the scheme includes it.',
  covers: [
    'Gratuity on retirement or superannuation',
    'Gratuity on resignation after the qualifying service',
    'Gratuity on death or disablement, whatever the length of service',
    'A life cover for future service, where included in the scheme',
    'Professional management of the gratuity fund',
  ],
  excludes: [
    'Any shortfall when the fund is smaller than the gratuity due, which the employer must pay',
    'Employees outside the scheme or whose details were not given',
    'Amounts above the scheme rules, unless funded',
    'Gratuity lawfully forfeited for misconduct',
    'Early exit charges or market value adjustment, where the contract applies them',
  ],
  considerations: [
    'An actuarial valuation of the liability, using the current definition of wages',
    'A traditional or unit-linked fund, and the level of risk you accept',
    'Setting up an approved trust and trustees where needed',
    'Claim turnaround, fund reports and exit terms',
  ],
  stepsTitle: 'Building and using the fund',
  steps: [
    {
      title: 'Value the liability',
      description:
        'An actuary estimates what you owe now and in future, using your staff records and the current definition of wages.',
      picture: 'estimate',
    },
    {
      title: 'Choose the fund',
      description:
        'Compare a traditional fund with a unit-linked one, and decide what level of risk you accept. Ask about fund reports and exit terms.',
      picture: 'compare',
    },
    {
      title: 'Set up the scheme',
      description:
        'Agree the scheme rules and appoint trustees where they are needed. Give the insurer the details of every employee who is to be included.',
      picture: 'documents',
    },
    {
      title: 'When gratuity falls due',
      description:
        'Send the insurer the claim papers when an employee retires, dies or leaves with qualifying service. If the fund falls short, the employer pays the rest.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'Which law governs gratuity now?',
      answer:
        'The Payment of Gratuity Act, 1972 was brought into the Code on Social Security, 2020, which took effect on 21 November 2025. The basic right continues, with some changes.',
    },
    {
      question: 'When does an employee qualify?',
      answer:
        'After five years of continuous service in most cases. The minimum does not apply on death or disablement, and a fixed-term employee qualifies after one year of service.',
    },
    {
      question: 'Must gratuity be insured?',
      answer:
        'The law allows insurance to be made compulsory. Some states have done so, Karnataka among them in 2024, so employers should confirm what their state requires at present.',
    },
    {
      question: 'What size of group is typical?',
      answer: 'Groups typically have 10 to 50 employees, though larger employers use the scheme too.',
    },
    {
      question: 'Why fund it in advance?',
      answer:
        'Funding spreads the cost, protects employees if cash is short and can bring tax benefits when the fund is approved.',
    },
  ],
  related: ['group-term-life-insurance', 'group-health-insurance'],
  pictures: EMPLOYEE_BENEFITS_PRODUCT_PICTURES['group-gratuity'],
};
