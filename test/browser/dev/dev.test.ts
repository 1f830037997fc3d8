// gate: alone, because it times out if its four processes compete with other tests.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DevProject, SAVES, startDevProject } from '../../support/dev-project';
import { IS_FULL, shareOf } from '../../support/full-run';

let project: DevProject;
test.before(async () => {
  project = await startDevProject();
});
test.before.each(() => {
  // Skip the remaining tests after a failure. Each would wait as long as a change may take on a busy machine, and
  // together they would exceed the time limit of a test file.
  if (hasFailed) throw new Error('An earlier change was not shown.');
});
test.after(() => project?.stop());

let hasFailed = false;

/**
 * Waits for `change`, which resolves once the page shows a change.
 * @throws Error with the texts of the page and of `npm run dev`, if the page does not show the change in time
 */
async function waitForChange(page: Page, change: Promise<unknown>) {
  await change.catch(async (error: Error) => {
    hasFailed = true;
    const text = await page.innerText('body', { timeout: 1000 }).catch((reason: Error) => reason.message);
    throw new Error(`${error.message}\nThe page: ${text}\nThe command: ${project.printed()}`);
  });
}
const waitForHeading = (page: Page, name: string, level?: number) =>
  waitForChange(page, page.getByRole('heading', { name, exact: true, ...(level && { level }) }).waitFor());
const waitForText = (page: Page, text: string) => waitForChange(page, page.getByText(text).waitFor());
let round = 0;

const WAYS = Object.entries(SAVES);

// A full run saves twice in each way: file watchers tend to miss the very first save, or a later save of the same file.
for (const [how, save] of IS_FULL ? [...WAYS, ...WAYS] : WAYS) {
  test(`a widget's text, saved ${how}, shows on the open partner page (${round++ < 2 ? 'first' : 'second'} time)`, async () => {
    const title = `Title ${round}.${how.length}.${Math.random()}`;
    project.edit('widgets/quote-form/copy.ts', /(title: )'[^']*'/, `$1'${title}'`, save);
    await waitForHeading(project.partner, title);
    assert.match(project.printed(), 'changed widgets/quote-form/copy.ts');
  });
}

/** For each kind of file below, `npm test` tries one way of saving, and `npm run test:full` tries every way. */
for (const [how, save] of shareOf(WAYS, 0, WAYS.length))
  test(`a page template, saved ${how}, shows on the open page`, async () => {
    project.edit(
      'host-pages/templates/About.tsx',
      /\{ABOUT\.lead\}|Lead saved [\w ]+/,
      `Lead saved ${how}`,
      save,
    );
    await waitForText(project.site, `Lead saved ${how}`);
  });

for (const [how, save] of shareOf(WAYS, 1, WAYS.length))
  test(`a record, saved ${how}, shows on the open page`, async () => {
    project.edit('host-pages/records/about.ts', /title: '[^']*'/, `title: 'Saved ${how}'`, save);
    await waitForHeading(project.site, `Saved ${how}`, 1);
  });

for (const [how, save] of shareOf(WAYS, 0, WAYS.length))
  test(`a stylesheet, saved ${how}, applies to the open page`, async () => {
    const colour = how === 'in place' ? 'rgb(1, 2, 3)' : 'rgb(4, 5, 6)';
    project.edit('host-pages/styles/print.css', /$/, `\nh1{color:${colour}!important}`, save);
    const applied = project.site.waitForFunction(
      (expected) => getComputedStyle(document.querySelector('h1') as Element).color === expected,
      colour,
    );
    await waitForChange(project.site, applied);
  });

test('an error is shown on the open page, and the next good save shows the page again', async () => {
  project.edit('widgets/quote-form/copy.ts', /(title: )'[^']*'/, "$1'Mended'';");
  await waitForText(project.partner, 'widgets/quote-form/copy.ts');
  project.edit('widgets/quote-form/copy.ts', "'Mended'';", "'Mended'");
  await waitForHeading(project.partner, 'Mended');
});

test('a change to the server shows in its next response', async () => {
  project.edit('server/site/app.ts', 'The API has no such address', 'No such call');
  await project.site.waitForFunction(async () =>
    (await (await fetch('/api/none')).text()).includes('No such call'),
  );
});

test.run();
