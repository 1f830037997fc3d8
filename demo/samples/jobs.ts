import type { Content } from '../content/lists';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in the future, so that a sample is not outdated when it is first shown. */
const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const SAMPLE = 'This opening is a sample.';

/** Sample openings, labelled as samples. */
export const sampleJobs = (now: Date): Content['jobs'] => [
  {
    id: '1',
    title: 'Claims Executive',
    job_type: 'Full time',
    location: 'Hyderabad',
    job_description: `${SAMPLE} You stand beside clients from the first call after a loss to the day on which the claim is settled.`,
    deadline: inDays(now, 45),
    overview:
      'You look after motor, health and property claims of individual clients. You explain what an insurer will ask for, collect it, and keep everybody informed while the claim is examined.',
    responsibility: list(
      'Take first notice of a claim and tell the client what to do next',
      'Check papers against the policy wording before they go to the insurer',
      'Follow surveyors, workshops and hospitals until an answer comes',
      'Keep a record of each step that a colleague can read',
    ),
    qualification: list(
      'A degree in any subject',
      'One to three years in claims, a hospital desk or a workshop',
      'Telugu and English, spoken and written; Hindi helps',
    ),
  },
  {
    id: '2',
    title: 'Employee Benefits Consultant',
    job_type: 'Full time',
    location: 'Hyderabad',
    job_description: `${SAMPLE} You help employers to choose group health, accident and life covers, and to explain them to their people.`,
    deadline: inDays(now, 60),
    overview:
      'You prepare proposals for firms of a few to a few hundred employees, compare terms, and run the meetings in which employees learn how to use what they have.',
    responsibility: list(
      'Gather member data and past claims, and find the gaps in both',
      'Compare quotations line by line, not by premium alone',
      'Hold sessions for new joiners and for the help desk',
      'Prepare renewals three months ahead',
    ),
    qualification: list(
      'Three years with a broker, an insurer or a third-party administrator',
      'Comfort with spreadsheets and with rooms full of people',
      'A licentiate examination in insurance, or the wish to pass it',
    ),
  },
  {
    id: '3',
    title: 'Branch Relationship Manager',
    job_type: 'Full time',
    location: 'Vijayawada',
    job_description: `${SAMPLE} You are the person whom traders and manufacturers around Vijayawada call first.`,
    deadline: inDays(now, 50),
    overview:
      'You visit clients at their premises, see what could go wrong there, and turn what you saw into fire, burglary, marine and liability covers that fit.',
    responsibility: list(
      'Visit premises and write a short report of each risk',
      'Review sums insured with the client once a year',
      'Bring questions about claims to the team in Hyderabad, and the answers back',
    ),
    qualification: list(
      'Two years or more with commercial clients',
      'A two-wheeler or car, and the licence for it',
      'Telugu and English',
    ),
  },
  {
    id: '4',
    title: 'Marine Insurance Specialist',
    job_type: 'Full time',
    location: 'Vijayawada',
    job_description: `${SAMPLE} You know what happens to goods between two gates, and which clause answers for it.`,
    deadline: inDays(now, 75),
    overview:
      'You place open policies, single transits and turnover covers, check declarations, and advise exporters on the terms that their buyers ask for.',
    responsibility: list(
      'Advise on clauses, packing and routes',
      'Check monthly declarations against limits',
      'Handle cargo claims with surveyors and carriers',
    ),
    qualification: list(
      'Three years in marine underwriting, broking or logistics',
      'Sound knowledge of the cargo clauses and of terms of sale',
    ),
  },
  {
    id: '5',
    title: 'Content Writer, Insurance',
    job_type: 'Part time',
    location: 'Remote',
    job_description: `${SAMPLE} You write about policies in sentences that a tired reader understands.`,
    deadline: inDays(now, 40),
    overview:
      'Some twenty hours a week, from anywhere in India. You write articles, product pages and letters, and check each fact with the colleague who knows it.',
    responsibility: list(
      'Write two articles a month and keep older ones true',
      'Turn policy wordings into questions and answers',
      'Ask until it is clear',
    ),
    qualification: list(
      'Published work, in whatever field, that you are glad to show',
      'Plain English; Telugu or Hindi is welcome',
    ),
  },
];
