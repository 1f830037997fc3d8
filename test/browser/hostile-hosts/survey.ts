import { type setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';
import { BOX_VIEW, differences, type Pictures, takePictures } from '../../support/form-pictures';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { filesOf, pageOf } from './host-page';
import type { Host, Hosts } from './hosts';
import { changes, readTrace } from './trace';

type Fixtures = ReturnType<typeof setUpFixtures>;

export type Findings = {
  readonly email: string;
  /**
   * The states of the form in which it looks different from the form on a blank page. Each text also contains the
   * differences.
   */
  readonly visualDifferences: readonly string[];
  /** The differences between the host's page without the widgets and the same page with the widgets. */
  readonly changed: readonly string[];
  readonly console: readonly string[];
  readonly consoleWithout: readonly string[];
};

const BLANK: Host = { files: [] };
/** Number of windows that visit hosts at the same time. Two cores can handle two. */
const CONCURRENCY = 2;

/**
 * Visits each host twice: once without the widgets, and once with them, to send a lead. Compares the pages of both
 * visits, and compares the form with the form on a blank page. Returns the findings or the error for each host, and the
 * stored leads.
 */
export async function surveyAll(fixtures: Fixtures, hosts: Hosts) {
  const loader = `<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;

  /** Opens a window that visits one host after another, each on its own origin. */
  async function openWindow(): Promise<Visit> {
    const visit = await fixtures.open(BOX_VIEW);
    visit.page.on('framenavigated', (frame) => {
      // Discard the messages of the previous page.
      if (frame === visit.page.mainFrame()) visit.console.splice(0);
    });
    return visit;
  }

  async function load(visit: Visit, host: Host, tag: string) {
    // Move the pointer away from the place of the last click, where it would hover an element of the new page.
    await visit.page.mouse.move(0, 0);
    await visit.page.goto(await fixtures.serve(pageOf(host, tag), host.headers, filesOf(host)));
    if (tag) await waitForForm(visit.host);
    if (host.late) {
      if (host.before) await visit.page.addScriptTag({ content: host.before });
      for (const file of host.files) await visit.page.addScriptTag({ url: `/${file}` });
      if (host.after) await visit.page.addScriptTag({ content: host.after });
      if (tag) await waitForForm(visit.host);
    }
  }

  async function readWithout(visit: Visit, host: Host) {
    await load(visit, host, '');
    const { page } = visit;
    let trace = await readTrace(page, host.ownTraces);
    // Wait until the host no longer changes the page.
    for (let last = ''; last !== trace; ) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
      [last, trace] = [trace, await readTrace(page, host.ownTraces)];
    }
    return { trace, console: [...visit.console] };
  }

  async function survey(visit: Visit, name: string, host: Host, blank: Pictures): Promise<Findings> {
    const baseline = await readWithout(visit, host);
    await load(visit, host, loader);
    const visualDifferences = await differences(visit.page, await takePictures(visit), blank);
    // Dispatch the click instead of using the pointer or a key. The form becomes shorter when it is sent, so an element
    // of the host would move up under the pointer. After a key press, some hosts change the page's markup.
    await visit.page.mouse.move(0, 0);
    const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`;
    await fill(visit.host, { ...VALID_LEAD, email });
    await submit(visit.host).dispatchEvent('click');
    await phase(visit.host, 'sent');
    const changed = changes(baseline.trace, await readTrace(visit.page, host.ownTraces));
    return {
      email,
      visualDifferences,
      changed,
      console: [...visit.console],
      consoleWithout: baseline.console,
    };
  }

  const visits = await Promise.all(Array.from({ length: CONCURRENCY }, openWindow));
  const [first] = visits as [Visit, ...Visit[]];
  await load(first, BLANK, loader);
  const blank = await takePictures(first);
  const found: Record<string, Findings | Error> = {};
  const queue = Object.entries(hosts);
  const surveyQueue = async (visit: Visit) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, host] = next;
      found[name] = await survey(visit, name, host, blank).catch((error: Error) => error);
    }
  };
  await Promise.all(visits.map(surveyQueue));
  return { found, leads: await fixtures.demo.leads() };
}
