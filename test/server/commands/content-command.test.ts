import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampleContent } from '../../../demo/samples/content';
import { LIST_NAMES } from '../../../host-pages/content/lists';
import { readContent } from '../../../host-pages/content/read-content';
import { runContent } from '../../../server/commands/content';
import { seedContent, selectContent } from '../../../server/db/content';
import { openDatabase } from '../../../server/db/open';
import { withTempFolder, writeFiles } from '../temp-site';
import { callCommand } from './call-command';
import { runCommand } from './run-command';

const content = (folder: string, command: string, file: string) =>
  callCommand(runContent, { DATA_DIR: join(folder, 'data') }, [command, join(folder, file)]);

const contentOf = async (folder: string) => {
  const db = await openDatabase({ dataFolder: join(folder, 'data'), databaseUrl: undefined });
  try {
    return await selectContent(db);
  } finally {
    await db.destroy();
  }
};

const MEDIA = { type: 'image', title: 'T', image: 'images/a.png' };
const POST = { id: 1, title: 'T', image: 'images/a.png', description: '<p>x</p>' };
const JOB = { id: '7', title: 'Clerk', deadline: '2097-01-31', overview: 'ఆశ & <b>é</b>\n"quoted"' };

test('exporting, importing and exporting again produces the same file', () =>
  withTempFolder(async (folder) => {
    await withTempFolder(async (other) => {
      const db = await openDatabase({ dataFolder: join(folder, 'data'), databaseUrl: undefined });
      await seedContent(db, sampleContent, new Date());
      await db.destroy();
      const exported = await content(folder, 'export', 'all.json');
      assert.equal([exported.code, exported.stderr], [0, '']);
      assert.is(
        exported.stdout,
        'Exported jobs 5, posts 6, media 9, policies 1, associates 12, testimonials 7.\n',
      );
      const file = join(folder, 'all.json');
      const imported = await runCommand('content', other, { DATA_DIR: 'data' }, ['import', file]).ended;
      assert.is(imported.code, 0, imported.stderr);
      await content(other, 'export', 'again.json');
      assert.is(await readFile(join(other, 'again.json'), 'utf8'), await readFile(file, 'utf8'));
      assert.equal(await contentOf(other), await contentOf(folder));
    });
  }));

test('dates and authors that a file does not have stay empty in the database and in an export, which can be imported again', () =>
  withTempFolder(async (folder) => {
    await writeFiles(folder, { 'a.json': JSON.stringify({ jobs: [JOB], posts: [POST] }) });
    assert.equal((await content(folder, 'import', 'a.json')).code, 0);
    await content(folder, 'export', 'b.json');
    const { jobs, posts } = JSON.parse(await readFile(join(folder, 'b.json'), 'utf8'));
    assert.equal([jobs[0].posted_at, posts[0].published_at, posts[0].author], ['', '', '']);
    assert.is((await content(folder, 'import', 'b.json')).code, 0);
  }));

test('importing a list replaces that list only', () =>
  withTempFolder(async (folder) => {
    const testimonials = [{ name: 'A', rating: 4.5, short_note: 'x' }];
    await writeFiles(folder, {
      'a.json': JSON.stringify({ testimonials, jobs: [JOB] }),
      'b.json': '{"jobs":[]}',
    });
    await content(folder, 'import', 'a.json');
    const { jobs, testimonials: stored } = await contentOf(folder);
    assert.is(jobs[0]?.overview, JOB.overview);
    assert.is(jobs[0]?.location, '');
    assert.equal(stored, testimonials);
    const { stdout } = await content(folder, 'import', 'b.json');
    assert.is(stdout, 'Imported jobs 0. Unchanged: posts, media, policies, associates, testimonials.\n');
    assert.equal(
      [(await contentOf(folder)).jobs, (await contentOf(folder)).testimonials],
      [[], testimonials],
    );
  }));

test('a file with an invalid record changes nothing, and each problem is a line with file, record and field', () =>
  withTempFolder(async (folder) => {
    await writeFiles(folder, {
      'good.json': JSON.stringify({ jobs: [JOB] }),
      'bad.json': JSON.stringify({
        policies: [{ description: '<p>New</p>' }],
        jobs: [
          { ...JOB, id: '8' },
          { ...JOB, title: 'Guard', deadline: '31/01/2027' },
        ],
      }),
    });
    await content(folder, 'import', 'good.json');
    const before = await contentOf(folder);
    const { code, stdout, stderr } = await content(folder, 'import', 'bad.json');
    assert.equal([code, stdout], [1, '']);
    assert.is(
      stderr,
      `${join(folder, 'bad.json')}: jobs 2 ("Guard"), deadline must be a date like 2026-12-31.\n`,
    );
    assert.equal(await contentOf(folder), before);
  }));

test('import warns of an opening whose deadline has passed', () =>
  withTempFolder(async (folder) => {
    const jobs = [
      { ...JOB, deadline: '2099-12-31' },
      { ...JOB, id: '8', deadline: '2020-01-31' },
    ];
    await writeFiles(folder, { 'jobs.json': JSON.stringify({ jobs }) });
    const { code, stderr } = await content(folder, 'import', 'jobs.json');
    assert.is(code, 0);
    assert.match(
      stderr,
      /^There was no database.*\nWarning: jobs 2 \("Clerk"\): its deadline, 2020-01-31, has passed\.[^\n]*\n$/,
    );
  }));

test('import removes characters that are not text, and warns of them', () =>
  withTempFolder(async (folder) => {
    const posts = [{ ...POST, title: 'One\u000bpost' }];
    await writeFiles(folder, { 'posts.json': JSON.stringify({ posts }) });
    const { code, stderr } = await content(folder, 'import', 'posts.json');
    assert.is(code, 0);
    assert.match(stderr, /^Warning: .*posts\.json: posts 1 \("One post"\), title had .*: U\+000B at 4\./m);
    assert.is((await contentOf(folder)).posts[0]?.title, 'One\npost');
  }));

const problemsOf = (value: unknown): string[] => {
  try {
    readContent('f', typeof value === 'string' ? value : JSON.stringify(value));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

const BAD: [file: unknown, ...problems: string[]][] = [
  ['{', "f is not JSON: Expected property name or '}' in JSON at position 1"],
  [[], `f: must be an object with lists: ${LIST_NAMES.join(', ')}.`],
  [{}, `f: contains none of the lists ${LIST_NAMES.join(', ')}.`],
  [{ job: [] }, `f: job is unknown; the known ones are ${LIST_NAMES.join(', ')}.`],
  [{ jobs: {} }, 'f: jobs must be a list.'],
  [{ jobs: ['x'] }, 'f: jobs 1 must be an object with fields.'],
  [{ jobs: [{ id: '1' }] }, 'f: jobs 1, title is missing.'],
  [{ jobs: [{ ...JOB, title: ' ' }] }, 'f: jobs 1 (" "), title must not be empty.'],
  [{ jobs: [{ ...JOB, title: 5 }] }, 'f: jobs 1, title must be text.'],
  [
    { jobs: [{ ...JOB, deadline: '2097-02-30' }] },
    'f: jobs 1 ("Clerk"), deadline must be a date like 2026-12-31.',
  ],
  [
    { jobs: [{ ...JOB, posted_at: '31/01/2027' }] },
    'f: jobs 1 ("Clerk"), posted_at must be a date like 2026-12-31.',
  ],
  [
    { posts: [{ ...POST, published_at: '2027-01-31T10:00:00Z' }] },
    'f: posts 1 ("T"), published_at must be a date like 2026-12-31.',
  ],
  [{ posts: [{ ...POST, author: 7 }] }, 'f: posts 1 ("T"), author must be text.'],
  ['{"jobs":[{"id":"1","title":"\\ud800"}]}', 'f: jobs 1, title must not be empty.'],
  [{ jobs: [{ ...JOB, id: ' 7 ' }] }, 'f: jobs 1 ("Clerk"), id must not begin or end with a space.'],
  [{ jobs: [JOB, JOB] }, 'f: jobs 2 ("Clerk"), has the same id as jobs 1.'],
  [
    { testimonials: [{ name: 'A', rating: 6, short_note: 'x' }] },
    'f: testimonials 1 ("A"), rating must be a number from 0 to 5.',
  ],
  [
    { testimonials: [{ name: 'A', rating: '5', short_note: 'x' }] },
    'f: testimonials 1 ("A"), rating must be a number.',
  ],
  [{ media: [{ ...MEDIA, type: 'sound' }] }, `f: media 1 ("T"), type must be one of "video","image".`],
  [{ media: [{ ...MEDIA, type: 'video' }] }, 'f: media 1 ("T") is a video whose video_url has no <iframe>.'],
  [{ media: [{ ...MEDIA, image: '' }] }, 'f: media 1 ("T") is an image without an image.'],
  ...['/a.png', 'https://x.example/a.png', '../a.png', 'a/../b.png', 'a\\b.png'].map(
    (image): [unknown, string] => [
      { posts: [{ ...POST, image }] },
      'f: posts 1 ("T"), image must be a path inside the {product} folder, like images/office.jpg.',
    ],
  ),
];

for (const [file, ...problems] of BAD)
  test(`the file ${typeof file === 'string' ? file : JSON.stringify(file)} is rejected`, () => {
    const found = problemsOf(file);
    assert.is(found.length, problems.length, found.join('\n'));
    for (const [at, problem] of problems.entries()) assert.ok(found[at]?.startsWith(problem), found[at]);
  });

test('a misspelt field is reported with the known ones', () => {
  const [problem = ''] = problemsOf({ jobs: [{ ...JOB, dead_line: 'x' }] });
  assert.match(problem, 'f: jobs 1 ("Clerk"), dead_line is unknown; the known ones are id, title, job_type');
});

test('at most twenty problems are listed', () => {
  const found = problemsOf({ jobs: Array.from({ length: 30 }, (_, id) => ({ id: `${id}` })) });
  assert.equal([found.length, found.at(-1)], [21, 'And 10 more.']);
});

test('an id may be a number, and is stored as text', () => {
  assert.is(readContent('f', JSON.stringify({ posts: [POST] })).posts?.[0]?.id, '1');
});

test('an image that does not exist is reported with its record, and the file is imported all the same', () =>
  withTempFolder(async (folder) => {
    const withImage = (image: string) => ({ ...POST, id: image || 'none', image });
    await writeFiles(folder, {
      'data/images/office.png': 'png',
      'data/images/a b.png': 'png',
      'a.json': JSON.stringify({
        posts: [
          withImage(''),
          withImage('images/office.png'),
          withImage('images/a%20b.png?v=2'),
          withImage('images/posts/goods-on-the-road.svg'),
          withImage('images/Office.png'),
          withImage('office.png'),
        ],
        media: [{ ...MEDIA, title: 'Team' }],
        associates: [{ image: 'images' }],
      }),
    });
    const file = join(folder, 'a.json');
    const { code, stdout, stderr } = await content(folder, 'import', 'a.json');
    assert.equal(
      [code, stdout],
      [0, 'Imported posts 6, media 1, associates 1. Unchanged: jobs, policies, testimonials.\n'],
    );
    const images = join(folder, 'data', 'images');
    assert.equal(stderr.trimEnd().split('\n').slice(1), [
      `Warning: ${file}: posts 5 ("T"), image images/Office.png does not exist: copy it to ${join(images, 'Office.png')}.`,
      `Warning: ${file}: posts 6 ("T"), image office.png is not served: the path must begin with images/.`,
      `Warning: ${file}: media 1 ("Team"), image images/a.png does not exist: copy it to ${join(images, 'a.png')}.`,
      `Warning: ${file}: associates 1, image images is not served: the path must begin with images/.`,
    ]);
  }));

test('an existing file is not overwritten, and other mistakes give a one-line message', () =>
  withTempFolder(async (folder) => {
    const none = await content(folder, 'export', 'x.json');
    assert.match(none.stderr, /^There is no database at .*start the server first\.\n$/);
    await writeFiles(folder, { 'a.json': '{"jobs":[]}' });
    await content(folder, 'import', 'a.json');
    const [taken, lost, missing] = ['a.json', join('no', 'a.json'), 'b.json'].map((name) =>
      join(folder, name),
    );
    for (const [args, message] of [
      [['export', taken], `Cannot write ${taken}: it already exists. Choose another file name.`],
      [['export', lost], `Cannot write ${lost}: its folder does not exist. Choose another file name.`],
      [['import', missing], `Cannot read ${missing}: it does not exist.`],
      [['merge', taken], 'There is no command "merge". Usage: npm run content -- import FILE'],
      [[], 'Usage: npm run content -- import FILE'],
    ] as [string[], string][]) {
      const { code, stdout, stderr } = await callCommand(
        runContent,
        { DATA_DIR: join(folder, 'data') },
        args,
      );
      assert.equal([code, stdout], [1, ''], args.join(' '));
      assert.ok(stderr.startsWith(message), stderr);
    }
    assert.is(await readFile(join(folder, 'a.json'), 'utf8'), '{"jobs":[]}');
    assert.equal((await readdir(folder)).sort(), ['a.json', 'data']);
  }));

test.run();
