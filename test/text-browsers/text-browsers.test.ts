import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../widgets/quote-form/copy';
import { type Demo, startDemo } from '../support/demo';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import { parseHtml } from '../support/pages';
import { stored, VALID_LEAD } from '../support/valid-lead';

const PACKAGES = ['lynx', 'w3m', 'links2', 'elinks'];

const run = promisify(execFile);
const show = async (program: string, ...args: string[]) =>
  (await run(program, args, { encoding: 'utf8', timeout: 60_000 })).stdout.replace(/\s+/g, ' ');

let demo: Demo;
let folder: string;
test.before(async () => {
  for (const name of PACKAGES) await findOrInstall(name, () => (onPath([name]) ? name : undefined), PACKAGES);
  folder = await mkdtemp(join(tmpdir(), 'broker-text-browsers-'));
  demo = await startDemo();
});
test.after(async () => {
  await demo?.stop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (partner: string) => `${demo.siteUrl}/embed/quote-form?partner=${partner}`;

/** The arguments with which each prints a page as it shows it. */
const PRINTERS: Readonly<Record<string, readonly string[]>> = {
  lynx: ['-dump', '-nolist'],
  w3m: ['-dump'],
  links2: ['-dump'],
  elinks: ['-dump', '-no-home'],
};

for (const [program, args] of Object.entries(PRINTERS))
  test(`${program} shows what the hidden field is for, and no button that needs a script`, async () => {
    const text = await show(program, ...args, urlOf(program));
    for (const shown of [COPY.leaveEmpty, 'First Name', COPY.submit, 'If nothing happens'])
      assert.ok(text.includes(shown), `${shown}: ${text}`);
    assert.not.match(text, COPY.cityNotListed);
  });

/** How each posts a file of form data and prints the answer. Others cannot without their keyboard. */
const POSTS: Readonly<Record<string, (file: string) => readonly string[]>> = {
  lynx: (file) => ['-c', `lynx -dump -post_data "$0" < '${file}'`],
  w3m: (file) => ['-c', `w3m -dump -post '${file}' "$0"`],
};

for (const [program, commandOf] of Object.entries(POSTS))
  test(`a lead from ${program} is thanked, credits the partner of the page, and is not suspected`, async () => {
    // w3m prints the source as it was compressed.
    const printSource = program === 'lynx' ? ['-source'] : ['-dump_source', '-o', 'accept_encoding=identity'];
    const source = await run(program, [...printSource, urlOf(`p-${program}`)]);
    const controls = parseHtml(source.stdout).querySelectorAll<HTMLInputElement>('form [name]');
    const email = `${program}@example.com`;
    const body = new URLSearchParams({
      ...Object.fromEntries([...controls].map(({ name, value }) => [name, value])),
      ...stored(VALID_LEAD),
      email,
    });
    const file = join(folder, program);
    await writeFile(file, `${body}${program === 'lynx' ? '\n---\n' : ''}`);
    const answer = await show('sh', ...commandOf(file), `${demo.siteUrl}/api/broker/contact_us.php`);
    assert.ok(/Thank you.*Your reference number is Q-\d{8}\./.test(answer), answer);
    const lead = (await demo.leads()).find((row) => row.email === email);
    assert.equal([lead?.partner, lead?.suspected], [`p-${program}`, undefined]);
  });

test.run();
