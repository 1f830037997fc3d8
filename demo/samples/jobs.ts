import type { Content } from '../../host-pages/content/lists';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the ISO date that is `days` days after `now`. Deadlines are computed, so that no sample's deadline has passed
 * when the samples are first shown.
 */
const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const SAMPLE_NOTICE = 'This opening is a sample.';

/** Returns the sample openings, which are labelled as samples. */
export const sampleJobs = (now: Date): Content['jobs'] => [
  {
    id: '1',
    title: 'Claims Executive',
    job_type: 'Full time',
    location: 'Hyderabad',
    job_description: `${SAMPLE_NOTICE} You support clients from the first call after a loss to the day the claim is settled.`,
    posted_at: '2026-10-19',
    deadline: inDays(now, 45),
    overview:
      'You look after motor, health and property claims of individual clients. You explain what an insurer will ask for, collect it, and keep everybody informed while the claim is examined.',
    responsibility: list(
      'Take the first notice of loss and tell the client what to do next',
      'Check documents against the policy wording before they go to the insurer',
      'Follow up with surveyors, workshops and hospitals until they answer',
      'Record each step so that a colleague can follow it',
    ),
    qualification: list(
      'A degree in any subject',
      'One to three years’ experience in claims, at a hospital insurance desk or in a motor workshop',
      'Telugu and English, spoken and written; Hindi helps',
    ),
  },
  {
    id: '2',
    title: 'Employee Benefits Consultant',
    job_type: 'Full time',
    location: 'Hyderabad',
    job_description: `${SAMPLE_NOTICE} You help employers to choose group health, accident and life covers, and to explain them to their employees.`,
    posted_at: '2026-10-05',
    deadline: inDays(now, 60),
    overview:
      'You prepare proposals for firms with anything from a few to several hundred employees, compare terms, and run the meetings in which employees learn how to use their benefits.',
    responsibility: list(
      'Gather member data and past claims, and find the gaps in both',
      'Compare quotations line by line, not by premium alone',
      'Hold sessions for new joiners and for the help desk',
      'Prepare renewals three months ahead',
    ),
    qualification: list(
      'Three years with a broker, an insurer or a third-party administrator',
      'At ease with spreadsheets and with speaking to groups',
      'A Licentiate in insurance, or willingness to work towards it',
    ),
  },
  {
    id: '3',
    title: 'Branch Relationship Manager',
    job_type: 'Full time',
    location: 'Vijayawada',
    job_description: `${SAMPLE_NOTICE} You are the person whom traders and manufacturers around Vijayawada call first.`,
    posted_at: '2026-09-28',
    deadline: inDays(now, 50),
    overview:
      'You visit clients at their premises, see what could go wrong there, and turn what you saw into fire, burglary, marine and liability covers that fit.',
    responsibility: list(
      'Visit premises and write a short report on each risk',
      'Review sums insured with the client once a year',
      'Take questions about claims to the team in Hyderabad, and bring the answers back',
    ),
    qualification: list(
      'Two years or more with commercial clients',
      'A two-wheeler or car, and a valid driving licence',
      'Telugu and English',
    ),
  },
  {
    id: '4',
    title: 'Marine Insurance Specialist',
    job_type: 'Full time',
    location: 'Vijayawada',
    job_description: `${SAMPLE_NOTICE} You know what can happen to goods from warehouse to warehouse, and which clause covers it.`,
    posted_at: '2026-09-14',
    deadline: inDays(now, 75),
    overview:
      'You place open, single-transit and sales-turnover policies, check declarations, and advise exporters on the terms that their buyers ask for.',
    responsibility: list(
      'Advise on clauses, packing and routes',
      'Check monthly declarations against limits',
      'Handle cargo claims with surveyors and carriers',
    ),
    qualification: list(
      'Three years in marine underwriting, broking or logistics',
      'Sound knowledge of the Institute Cargo Clauses and of Incoterms',
    ),
  },
  {
    id: '5',
    title: 'Content Writer, Insurance',
    job_type: 'Part time',
    location: 'Remote',
    job_description: `${SAMPLE_NOTICE} You write about policies in sentences that a tired reader understands.`,
    posted_at: '2026-08-24',
    deadline: inDays(now, 40),
    overview:
      'Some twenty hours a week, from anywhere in India. You write articles, product pages and letters, and check each fact with the colleague who knows it.',
    responsibility: list(
      'Write two articles a month and keep older ones up to date',
      'Turn policy wordings into questions and answers',
      'Ask questions until every point is clear',
    ),
    qualification: list(
      'Published work, in whatever field, that you are glad to show',
      'Plain English; Telugu or Hindi is welcome',
    ),
  },
];
