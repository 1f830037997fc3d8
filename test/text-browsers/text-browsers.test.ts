import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS } from '../../widgets/contract/field-rules';
import { STATES } from '../../widgets/contract/states';
import { COPY } from '../../widgets/quote-form/copy';
import { type Demo, startDemo } from '../support/demo';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import { parseHtml } from '../support/pages';
import { stored, VALID_LEAD } from '../support/valid-lead';
import { openTerminal } from './terminal';
import { openDillo } from './window';

const BROWSERS = ['lynx', 'w3m', 'links2', 'elinks', 'dillo'];
/** The programs with which the tests operate browsers, and the Debian packages that contain them. */
const DRIVERS = { tmux: 'tmux', Xvfb: 'xvfb', xdotool: 'xdotool' };

const run = promisify(execFile);
const show = async (program: string, ...args: string[]) =>
  (await run(program, args, { encoding: 'utf8', timeout: 60_000 })).stdout.replace(/\s+/g, ' ');

let demo: Demo;
let folder: string;
test.before(async () => {
  for (const name of [...BROWSERS, ...Object.keys(DRIVERS)])
    await findOrInstall(name, () => onPath([name]), [...BROWSERS, ...Object.values(DRIVERS)]);
  folder = await mkdtemp(join(tmpdir(), 'broker-text-browsers-'));
  demo = await startDemo();
});
test.after(async () => {
  await demo?.stop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (partner: string) => `${demo.siteUrl}/embed/quote-form?partner=${partner}`;

/**
 * The arguments that make a browser print a page to the terminal, laid out as on its screen. The key is the browser's
 * program.
 */
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

/** Checks that the lead from a browser credits the partner whose page the browser opened, and is not taken for spam. */
async function assertCredited(program: string, email: string) {
  const lead = (await demo.leads()).find((row) => row.email === email);
  assert.equal([lead?.partner, lead?.suspected], [`p-${program}`, undefined]);
}

/**
 * Functions that return arguments for `sh`, keyed by the browser's program. `sh` then runs the browser, which posts
 * `file` to the URL in `$0` and prints the response.
 */
const POSTS: Readonly<Record<string, (file: string) => readonly string[]>> = {
  lynx: (file) => ['-c', `lynx -dump -post_data "$0" < '${file}'`],
  w3m: (file) => ['-c', `w3m -dump -post '${file}' "$0"`],
};

for (const [program, commandOf] of Object.entries(POSTS))
  test(`a lead from ${program} is thanked, credits the partner of the page, and is not suspected`, async () => {
    // Without `accept_encoding=identity`, w3m would print the source compressed.
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
    await assertCredited(program, email);
  });

/**
 * The choices of the fields that have a drop-down list, keyed by the field's name. Dillo shows an empty choice before
 * these.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  state: STATES,
  insurance_type: LEAD_FIELDS.insurance_type.values,
};

/**
 * How to start each browser: `args` are its arguments. If the browser asks a question when it is started for the first
 * time, `asks` is a part of the question's text.
 */
const STARTS: Readonly<Record<string, { readonly args: readonly string[]; readonly asks?: string }>> = {
  links2: { args: [], asks: 'Welcome to links' },
  elinks: {
    args: [
      ...['-no-home', '-eval', 'set document.browse.forms.confirm_submit = 0'],
      // With the insert mode off, a visitor need not press Enter before typing in a field.
      ...['-eval', 'set document.browse.forms.insert_mode = 0'],
    ],
  },
};

for (const [program, { args, asks }] of Object.entries(STARTS))
  test(`a lead typed in ${program} is thanked, credits the partner of the page, and is not suspected`, async () => {
    const terminal = await openTerminal(program, ...args, urlOf(`p-${program}`));
    const email = `${program}@example.com`;
    try {
      if (asks) {
        await terminal.waitFor(asks);
        await terminal.press('Enter');
        await terminal.waitUntilGone(asks);
      }
      for (const [name, value] of Object.entries({ ...VALID_LEAD, email })) {
        await terminal.moveTo(LEAD_FIELDS[name as keyof typeof VALID_LEAD].label);
        if (LISTS[name]) {
          await terminal.press('Enter');
          await terminal.moveTo(` ${value} `);
          await terminal.press('Enter');
        } else await terminal.type(value);
        // Wait only for the last 8 characters: if a value is long, the browser doesn't show its start.
        await terminal.waitFor(value.slice(-8));
      }
      await terminal.moveTo(COPY.submit);
      await terminal.press('Enter');
      await terminal.waitFor('Thank you');
      await terminal.waitFor('Your reference number is Q-');
      assert.match(await terminal.screen(), /Q-\d{8}\./);
      await assertCredited(program, email);
    } finally {
      await terminal.stop();
    }
  });

test('a lead typed in dillo is thanked, credits the partner of the page, and is not suspected', async () => {
  const window = await openDillo(urlOf('p-dillo'));
  const email = 'dillo@example.com';
  try {
    await window.waitFor(COPY.title);
    // Press Tab four times, to go past the language choice. The hidden field, which visitors leave empty, now has the
    // focus. The next Tab leads to the first real field.
    await window.press('Tab', 'Tab', 'Tab', 'Tab');
    for (const [name, value] of Object.entries({ ...VALID_LEAD, email })) {
      await window.press('Tab');
      const list = LISTS[name];
      if (list)
        await window.press('space', ...list.slice(0, list.indexOf(value) + 1).map(() => 'Down'), 'Return');
      else await window.type(value);
    }
    await window.press('shift+Tab', 'Return');
    await window.waitFor('Thank you');
    await assertCredited('dillo', email);
  } finally {
    await window.stop();
  }
});

test.run();
