import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../host-pages/site';
import { PALETTES } from '../support/palettes';

const officeIn = (city: string, state: string) => ({
  ...SITE.offices[0],
  city,
  state,
  address: ['1 Lake Road', city, `${state} 411001`],
  phones: ['+91 20 1234 5678'],
  mail: '',
});

const ONE = [officeIn('Pune', 'Maharashtra')];
const THREE = [...ONE, officeIn('Nagpur', 'Maharashtra'), officeIn('Sri Ganganagar', 'Rajasthan')];

/** Facts of the sample broker, none of which may occur in another broker's build. */
const SAMPLE_FACTS = [
  ...[
    SITE.name,
    SITE.licence,
    SITE.phone,
    SITE.mail,
    SITE.careersMail,
    SITE.howWeArePaid,
    SITE.reviews,
    SITE.map,
  ],
  ...[SITE.origin, ...Object.values(SITE.social)],
  ...SITE.offices.flatMap(({ mail, phones, address }) => [mail, ...phones, ...address]),
];

const ANOTHER = {
  name: 'Godavari & Sons',
  licence: 'Licence No. 123',
  phone: '+91 40 1234 5678',
  mail: 'help@godavari.example',
  careersMail: 'jobs@godavari.example',
  howWeArePaid: 'Insurers pay us.',
  reviews: 'https://stars.example/godavari',
  origin: 'https://godavari.example',
  map: '',
  social: { messaging: 'https://wa.example/godavari', network: '', photos: '' },
  ...PALETTES.red,
};

// This line must run before the imports below: the page modules build their texts from SITE when they load.
Object.assign(SITE, { offices: THREE, ...ANOTHER });
const { describeOffices } = await import('../../host-pages/records/office-towns');
const { longTownsReport, otherTowns, otherTownsReport } = await import(
  '../../host-pages/content/other-towns'
);
const { contentFiles } = await import('../../build/pages/pages');
const { renderToStaticMarkup } = await import('react-dom/server');
const { band, siteSheet, standaloneSheet } = await import('../../build/pages/stylesheets');
const { manifest } = await import('../../host-pages/deploy/manifest');
const { BROKER_COLOURS } = await import('../../host-pages/palette/broker-colours');
const { LOGO } = await import('../../host-pages/palette/logo');
const { ALL_PARTS } = await import('../../host-pages/styles/sheet-parts');
const { STANDALONE_PAGES } = await import('../../host-pages/standalone-pages');

const EMPTY = { jobs: [], posts: [], media: [], policies: [], associates: [], testimonials: [] };

/** Builds the files that contain facts of the broker. Returns the text of each file, keyed by path. */
function textsOfSite(): Map<string, string> {
  const sheets = new Proxy({}, { get: () => '/assets/site.css' });
  const extraScripts = { search: '/s.js', finder: '/f.js', share: '/h.js' };
  const { files } = contentFiles(
    { content: EMPTY, images: {} },
    { sheets, modules: [], script: '/assets/page.js', extraScripts },
  );
  return new Map([
    ...files.map(({ file, make }) => [file, make()] as const),
    ...STANDALONE_PAGES.map(({ file, body }) => [file, renderToStaticMarkup(body())] as const),
  ]);
}

const TEXTS = textsOfSite();

test("no page of another broker names the sample's towns and states", () =>
  assert.equal(otherTownsReport(TEXTS, THREE), []));

test("no page or file of another broker has the sample's name, numbers, addresses or colours", () => {
  const sheet = ({ file, code }: { file: string; code: Uint8Array }) => [file, Buffer.from(code).toString()];
  const { accent } = SITE;
  const files = [
    ...TEXTS,
    sheet(siteSheet(accent, ALL_PARTS, BROKER_COLOURS)),
    ...STANDALONE_PAGES.map(({ name }) => sheet(standaloneSheet(name, accent, BROKER_COLOURS))),
    ['site.webmanifest', manifest(SITE)],
    ['favicon.svg', LOGO],
    ['band', band(BROKER_COLOURS).code],
  ];
  assert.ok(BROKER_COLOURS.colours.size > 20);
  const sample = [...SAMPLE_FACTS, ...BROKER_COLOURS.colours.keys()];
  const left = files.flatMap(([file, text = '']) =>
    sample
      .filter((fact) => text.toLowerCase().includes(fact.toLowerCase()))
      .map((fact) => `${file}: ${fact}`),
  );
  assert.equal(left, []);
});

test('no link to write a mail lacks the address, although the offices have no mail', () =>
  assert.equal(
    [...TEXTS].filter(([, text]) => /"mailto:["?]/.test(text)).map(([file]) => file),
    [],
  ));

const metaOf = (file: string, name: string) =>
  new RegExp(`<meta[^>]* name="${name}"[^>]*>`)
    .exec(TEXTS.get(file) ?? '')?.[0]
    .match(/content="([^"]*)"/)?.[1];

test('home, About, Contact and careers name the towns of the offices', () => {
  const all = 'Pune, Nagpur and Sri Ganganagar';
  for (const file of ['index.html', 'about-us.html', 'contact-us.html']) {
    assert.match(metaOf(file, 'description') ?? '', all, file);
    for (const { city } of THREE)
      assert.match(metaOf(file, 'keywords') ?? metaOf(file, 'keyword') ?? '', city, file);
  }
  assert.match(TEXTS.get('index.html') ?? '', `our offices are in ${all}.`);
  assert.match(TEXTS.get('about-us.html') ?? '', 'We also have offices in Nagpur and Sri Ganganagar.');
  assert.match(TEXTS.get('contact-us.html') ?? '', `Contact Our Offices in ${all} | `);
});

test('texts about one office, and about several in one town, are in the right number', () => {
  const [pune, nagpur] = [{ city: 'Pune' }, { city: 'Nagpur' }];
  const textOf = (...offices: { readonly city: string }[]) => {
    const { officesIn, ourOfficesAre, sentences } = describeOffices(offices);
    return [officesIn, ourOfficesAre, sentences];
  };
  assert.equal(textOf(pune), ['an office in Pune', 'our office is in Pune', 'Our office is in Pune.']);
  assert.equal(textOf(pune, pune), [
    'offices in Pune',
    'our offices are in Pune',
    'Our offices are in Pune.',
  ]);
  assert.equal(textOf(pune, pune, nagpur), [
    'offices in Pune and Nagpur',
    'our offices are in Pune and Nagpur',
    'Our corporate office is in Pune. We also have an office in Nagpur.',
  ]);
});

test('a text with towns that is too long names the first, and without room for that, none', () => {
  const { fit } = describeOffices(['Thiruvananthapuram', 'Kochi', 'Kozhikode'].map((city) => ({ city })));
  const at = (limit: number) => fit(limit, (towns) => `In ${towns}`, 'In India');
  assert.equal(
    [at(42), at(41), at(38)],
    ['In Thiruvananthapuram, Kochi and Kozhikode', 'In Thiruvananthapuram and 2 other towns', 'In India'],
  );
});

test('the report names pages whose description has no room for the towns', () => {
  assert.equal(longTownsReport(THREE), []);
  const long = { ...officeIn('Dr. Babasaheb Ambedkar Nagar near the river', 'Bihar') };
  assert.equal(longTownsReport([long]).slice(1), ['  /', '  /about-us', '  /contact-us']);
});

test('the report names pages with a town of the sample site, if the broker has no office there', () => {
  const pages = [
    ['blog-details/MQ==.html', '<p>A truck leaves Vijayawada in the evening.</p>'],
    ['contact-us.html', '<select><option>Telangana</option></select> Hyderabadi biryani'],
    ['careers.html', '<p>Pune</p>'],
  ] as const;
  assert.equal(otherTownsReport(pages, ONE).slice(1), [
    '  blog-details/MQ==.html: Vijayawada',
    '  contact-us.html: Hyderabad',
  ]);
  assert.equal(otherTowns([officeIn('Hyderabad', 'Telangana')]), ['Vijayawada', 'Andhra Pradesh']);
  assert.equal(otherTownsReport([], ONE), []);
});

test.run();
